import type { z } from 'zod';

/**
 * What a data file of the demo holds, once the schema has found no fault; an error names the place of the first ones.
 * Nothing is transformed: the API is sent what a person would type.
 */
export function asWritten<Schema extends z.ZodType>(schema: Schema, data: unknown): z.input<Schema> {
  assertFits(schema, data);
  return data;
}

function assertFits<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
): asserts data is z.input<Schema> {
  schema.parse(data);
}
