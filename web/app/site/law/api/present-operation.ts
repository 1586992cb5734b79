import type { AnyOperation } from '@portway/contracts/operation';
import { z } from 'zod';

/** The part of JSON Schema that our contracts use. */
interface Schema {
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
function readSchema(
  definition: z.ZodType,
  io: 'input' | 'output',
): { root: Schema; shapes: Record<string, Schema> } {
  if (definition instanceof z.ZodUndefined) return { root: {}, shapes: {} };
  const { $defs: shapes = {}, ...root } = schema.parse(z.toJSONSchema(definition, { io }));
  return { root: root.$ref ? (shapes[nameOf(root.$ref)] ?? root) : root, shapes };
}

/** The name of the shape that a `$ref` points to. */
function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

export interface FieldShown {
  readonly name: string;
  readonly type: string;
  readonly needed: boolean;
  readonly says: string;
}

export interface TableShown {
  readonly name: string;
  readonly fields: readonly FieldShown[];
}

/** Documentation of an operation, read from the schemas that validate it. */
export function operationShown({ response, ...operation }: AnyOperation) {
  const { id, method, path, tag, summary, description, creates, file } = operation;
  return {
    id,
    method,
    path,
    tag,
    summary,
    description,
    creates,
    requests: requestsOf(operation),
    answers:
      file === undefined
        ? answersOf(readSchema(response, 'output').root)
        : [{ name: `Answer: a file, ${'types' in file ? file.types.join(', ') : file.type}`, fields: [] }],
  };
}

/** What a caller sends: in the path, in the query, or as the body. */
function requestsOf({ parameters, request, method, upload }: Omit<AnyOperation, 'response'>): TableShown[] {
  const rest = method === 'GET' || upload !== undefined ? 'In the query' : 'Request';
  return [
    { name: 'In the path', fields: fieldsOf(readSchema(parameters, 'input').root) },
    { name: rest, fields: fieldsOf(readSchema(request, 'input').root) },
  ].filter(({ fields }) => fields.length > 0);
}

/** The shapes that responses share, each once. */
export function sharedShapes(operations: readonly AnyOperation[]): TableShown[] {
  const shapes = new Map<string, Schema>();
  for (const { response, file } of operations) {
    if (file !== undefined) continue;
    const { root, shapes: responseShapes } = readSchema(response, 'output');
    for (const [name, shape] of Object.entries(responseShapes)) if (shape !== root) shapes.set(name, shape);
  }
  return [...shapes]
    .map(([name, shape]) => ({ name, fields: fieldsOf(shape) }))
    .filter(({ fields }) => fields.length > 0);
}

/** One table for each status that a response may have. */
function answersOf(answer: Schema): TableShown[] {
  const variants = answer.oneOf ?? answer.anyOf ?? [answer];
  return variants.map((variant) => {
    const status = variant.properties?.status?.const;
    const name = typeof status === 'string' ? `Answer: ${status}` : 'Answer';
    return { name, fields: fieldsOf(variant).filter((field) => field.name !== 'status') };
  });
}

/** The fields of an object, or of all its variants; fields of nested objects follow, with dotted names. */
function fieldsOf(object: Schema, above = ''): FieldShown[] {
  const variants = object.oneOf ?? object.anyOf ?? [object];
  const discriminator = tellingField(variants);
  const fields = new Map<string, FieldShown>();
  for (const variant of variants) {
    for (const [key, field] of Object.entries(variant.properties ?? {})) {
      const needed = variants.every((each) => each.required?.includes(key));
      const which =
        discriminator && key !== discriminator && differs(key, variants)
          ? ` for ${constOf(variant, discriminator)}`
          : '';
      const name = `${above}${key}${which}`;
      const type =
        key === discriminator ? variants.map((each) => constOf(each, key)).join(' | ') : typeOf(field);
      fields.set(name, { name, type, needed, says: field.description ?? '' });
      for (const nested of field.properties ? fieldsOf(field, `${name}.`) : [])
        fields.set(nested.name, nested);
    }
  }
  return [...fields.values()];
}

/** The field whose value tells the variants of a shape apart (its discriminator). */
function tellingField(variants: readonly Schema[]): string | undefined {
  if (variants.length < 2) return undefined;
  const names = Object.keys(variants[0]?.properties ?? {});
  return names.find((name) => new Set(variants.map((each) => constOf(each, name))).size === variants.length);
}

const constOf = ({ properties }: Schema, name: string) => properties?.[name]?.const;

function differs(key: string, variants: readonly Schema[]): boolean {
  return new Set(variants.map(({ properties }) => JSON.stringify(properties?.[key]))).size > 1;
}

function typeOf({ $ref, type, format, enum: choices, const: only, items, anyOf }: Schema): string {
  if ($ref) return nameOf($ref);
  if (choices) return choices.join(' | ');
  if (only !== undefined) return String(only);
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(' or ');
  if (type === 'array') return `list of ${items ? typeOf(items) : 'anything'}`;
  if (format === 'date') return 'day';
  return type === undefined ? 'anything' : [type].flat().map(plainType).join(' or ');
}

function plainType(type: string): string {
  return plainTypes[type] ?? 'anything';
}

const plainTypes: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  null: 'null',
};
