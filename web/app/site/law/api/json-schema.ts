import { z } from 'zod';

/** The part of JSON Schema that our contracts use. */
export interface Schema {
  $ref?: string | undefined;
  /** An array where the value may be null. */
  type?: string | string[] | undefined;
  format?: string | undefined;
  description?: string | undefined;
  const?: unknown;
  enum?: unknown[] | undefined;
  items?: Schema | undefined;
  properties?: Record<string, Schema> | undefined;
  required?: string[] | undefined;
  anyOf?: Schema[] | undefined;
  oneOf?: Schema[] | undefined;
  $defs?: Record<string, Schema> | undefined;
}

const schema: z.ZodType<Schema> = z.object({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  description: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  get items() {
    return schema.optional();
  },
  get properties() {
    return z.record(z.string(), schema).optional();
  },
  get anyOf() {
    return z.array(schema).optional();
  },
  get oneOf() {
    return z.array(schema).optional();
  },
  get $defs() {
    return z.record(z.string(), schema).optional();
  },
});

/** A definition as JSON Schema, and the named shapes it refers to. */
export function readSchema(
  definition: z.ZodType,
  io: 'input' | 'output',
): { root: Schema; shapes: Record<string, Schema> } {
  if (definition instanceof z.ZodUndefined) return { root: {}, shapes: {} };
  const { $defs: shapes = {}, ...root } = schema.parse(z.toJSONSchema(definition, { io }));
  return { root: root.$ref ? (shapes[nameOf(root.$ref)] ?? root) : root, shapes };
}

/** The name of the shape that a `$ref` points to. */
export function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}
