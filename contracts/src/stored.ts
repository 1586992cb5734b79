import type { z } from 'zod';

/** Reads stored answers by today's schema: a value that no longer fits is dropped, as if never given. */
export function fitting<Read>(schema: z.ZodType<Read>, stored: object): Read {
  const read = schema.safeParse(stored);
  if (read.success) return read.data;
  const faults = new Set(read.error.issues.map(({ path }) => path[0]));
  return schema.parse(Object.fromEntries(Object.entries(stored).filter(([name]) => !faults.has(name))));
}
