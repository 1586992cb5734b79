import type { z } from 'zod';

/** Stored answers as they are understood today: what does not fit any more counts as never given. */
export function fitting<Read>(schema: z.ZodType<Read>, stored: object): Read {
  const read = schema.safeParse(stored);
  if (read.success) return read.data;
  const faults = new Set(read.error.issues.map(({ path }) => path[0]));
  return schema.parse(Object.fromEntries(Object.entries(stored).filter(([name]) => !faults.has(name))));
}
