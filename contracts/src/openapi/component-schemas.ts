import { z } from 'zod';

export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * Collects JSON Schemas for an OpenAPI document. A schema with a name of its own (`.meta({ id })`) is written
 * once and referred to; using one name for two schemas is an error.
 */
export function componentSchemas() {
  const schemas: Record<string, JsonSchema> = {};

  function keep(name: string, schema: JsonSchema) {
    const existing = schemas[name];
    if (existing !== undefined && JSON.stringify(existing) !== JSON.stringify(schema)) {
      throw new Error(
        `Two different schemas are called ${name}: the request and the response each need a name of their own.`,
      );
    }
    schemas[name] = schema;
  }

  function keepAll(schemasById: z.output<typeof definitions>) {
    for (const [name, { id: _id, ...shape }] of Object.entries(schemasById)) keep(name, shape);
  }

  /** The schema as JSON Schema: of the request (`input`) or of the response (`output`). */
  function add(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const { $schema: _, $defs, id, ...own } = withComponentReferences(z.toJSONSchema(schema, { io }));
    keepAll(definitions.parse($defs));
    if (typeof id !== 'string') return own;
    keep(id, own);
    return { $ref: `#/components/schemas/${id}` };
  }

  /**
   * The schema of a request written out: the shape itself where the schema has a name, or is only a reference to a
   * named one (as zod writes what is named and then transformed). Shapes inside it are still referred to.
   */
  function addInline(schema: z.ZodType): JsonSchema {
    const { $defs, $ref, ...own } = withComponentReferences(z.toJSONSchema(schema, { io: 'input' }));
    const definitionsOfSchema = definitions.parse($defs);
    if (typeof $ref !== 'string') {
      keepAll(definitionsOfSchema);
      return own;
    }
    const { [$ref.slice($ref.lastIndexOf('/') + 1)]: shape = {}, ...inside } = definitionsOfSchema;
    keepAll(inside);
    return shape;
  }

  return { schemas, add, addInline };
}

const record = z.record(z.string(), z.unknown());
const definitions = z.record(z.string(), record).default({});

function withComponentReferences(schema: unknown): Record<string, unknown> {
  const schemaWithReferences: unknown = JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? value.replace('#/$defs/', '#/components/schemas/') : value,
  );
  return record.parse(schemaWithReferences);
}
