import type { z } from 'zod';

/** Reads stored answers by today's schema: a value that no longer fits is dropped, as if never given. */
export function fitting<Value>(schema: z.ZodType<Value>, row: object): Value {
  const result = schema.safeParse(row);
  if (result.success) return result.data;
  const faults = new Set(result.error.issues.map(({ path }) => path[0]));
  return schema.parse(Object.fromEntries(Object.entries(row).filter(([name]) => !faults.has(name))));
}
