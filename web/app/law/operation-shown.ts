import type { AnyOperation } from '@portway/contracts/operation';
import { z } from 'zod';

export interface FieldShown {
  readonly name: string;
  readonly type: string;
  readonly needed: boolean;
  readonly says: string;
}

interface Schema {
  type?: string | undefined;
  format?: string | undefined;
  description?: string | undefined;
  const?: unknown;
  enum?: unknown[] | undefined;
  items?: Schema | undefined;
  properties?: Record<string, Schema> | undefined;
  required?: string[] | undefined;
  anyOf?: Schema[] | undefined;
  oneOf?: Schema[] | undefined;
}

const schema: z.ZodType<Schema> = z.object({
  type: z.string().optional(),
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
});

/** What the documentation shows of an operation, read from the same schemas that validate it. */
export function operationShown({ id, method, path, summary, parameters, request, response }: AnyOperation) {
  return {
    id,
    method,
    path,
    summary,
    fields: [...fieldsOf(written(parameters, 'input')), ...fieldsOf(written(request, 'input'))],
    answers: answersOf(written(response, 'output')),
  };
}

/** Its JSON Schema with every named part written out in place. */
function written(definition: z.ZodType, io: 'input' | 'output'): Schema {
  if (definition instanceof z.ZodUndefined) return {};
  const { $defs, ...root } = z.toJSONSchema(definition, { io });
  return schema.parse(inPlace(root, z.record(z.string(), z.unknown()).parse($defs ?? {})));
}

function inPlace(node: unknown, named: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(node)) return node.map((item) => inPlace(item, named));
  if (typeof node !== 'object' || node === null) return node;
  if ('$ref' in node && typeof node.$ref === 'string')
    return inPlace(named[node.$ref.replace('#/$defs/', '')], named);
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inPlace(value, named)]));
}

/** One table for each status an answer may have. */
function answersOf(answer: Schema): { name: string; fields: FieldShown[] }[] {
  const variants = answer.oneOf ?? answer.anyOf ?? [answer];
  return variants.map((variant) => {
    const status = variant.properties?.status?.const;
    const name = typeof status === 'string' ? `Answer: ${status}` : 'Answer';
    return { name, fields: fieldsOf(variant).filter((field) => field.name !== 'status') };
  });
}

/** The fields of an object; a nested object's follow it, with a dotted name. */
function fieldsOf(object: Schema, above = ''): FieldShown[] {
  return Object.entries(object.properties ?? {}).flatMap(([key, field]) => {
    const name = `${above}${key}`;
    const shown = {
      name,
      type: typeOf(field),
      needed: object.required?.includes(key) ?? false,
      says: field.description ?? '',
    };
    return [shown, ...(field.properties ? fieldsOf(field, `${name}.`) : [])];
  });
}

function typeOf({ type, format, enum: choices, const: only, items, anyOf }: Schema): string {
  if (choices) return choices.join(' | ');
  if (only !== undefined) return String(only);
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(' or ');
  if (type === 'array') return `list of ${items ? typeOf(items) : 'anything'}`;
  if (format === 'date') return 'day';
  return type === 'integer' ? 'whole number' : (type ?? 'anything');
}
