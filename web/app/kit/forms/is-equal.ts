import { dequal } from 'dequal/lite';

/** Whether two values of JSON are equal, whatever the order of their keys. None equals null. */
export function isEqual(one: unknown, other: unknown): boolean {
  return dequal(one ?? null, other ?? null);
}
