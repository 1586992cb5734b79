/** The part of a schema that reports errors: any of zod's. */
export interface FieldSchema {
  safeParse(value: unknown): { error?: { issues: readonly { message: string }[] } | undefined };
}

/** The schema of each field, as in the `shape` of an operation's request. */
export type FieldSchemas = Readonly<Record<string, FieldSchema | undefined>>;

/** What is wrong with a value, in the contract's words; undefined if nothing is. */
export function fieldErrorIn(schema: FieldSchema, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}
