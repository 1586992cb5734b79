import type { AnyOperation } from '@portway/contracts/operation';
import fc from 'fast-check';
import { z } from 'zod';

/** What the description of an operation says of one value, as far as it matters for making one up. */
const described = z.object({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  enum: z.array(z.union([z.string(), z.number()])).optional(),
  const: z.unknown().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  required: z.array(z.string()).optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  get items() {
    return described.optional();
  },
  get oneOf() {
    return z.array(described).optional();
  },
  get anyOf() {
    return z.array(described).optional();
  },
  get properties() {
    return z.record(z.string(), described).optional();
  },
});

type Described = z.infer<typeof described>;

const document = z.object({
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});

const withBody = z.object({
  requestBody: z.object({ content: z.object({ 'application/json': z.object({ schema: described }) }) }),
});

/** Stands for what a person typed: it may come back to them, and never reach the log. */
export const typedByAPerson = 'Amara Okafor, born 1990-01-31';

/**
 * Makes up the bodies of an operation, as text: some fit, most are wrong in one of many ways. What is made up
 * seldom agrees with itself, so most of it is put, a field here and there, into a body that is known to be sound.
 */
export function hostileBodies(
  openApi: unknown,
  { path, method }: AnyOperation,
  sound: Record<string, unknown>,
): fc.Arbitrary<string> {
  const { components, paths } = document.parse(openApi);
  const operation = withBody.safeParse(paths[path]?.[method.toLowerCase()]);
  if (!operation.success) return malformed;
  const resolved = (value: Described): Described => {
    const name = value.$ref?.split('/').at(-1);
    return name === undefined ? value : described.parse(components.schemas[name]);
  };
  const fitting = (value: Described): fc.Arbitrary<unknown> => {
    const { type, properties = {}, required = [], oneOf, anyOf, const: only, ...rest } = resolved(value);
    const ways = oneOf ?? anyOf;
    if (ways !== undefined) return fc.oneof(...ways.map(fitting));
    if (only !== undefined) return fc.constant(only);
    if (type === 'null') return fc.constant(null);
    if (type === 'array') return listOf(fitting(rest.items ?? {}), rest);
    if (Array.isArray(type)) return fc.oneof(...type.map((one) => fitting({ ...rest, type: one })));
    if (type !== 'object') return plain({ type, ...rest });
    const fields = Object.entries(properties).map(([name, inner]) => [name, fitting(inner)] as const);
    const model: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields);
    return fc.record(model, { requiredKeys: required });
  };
  const generated = fitting(operation.data.requestBody.content['application/json'].schema).map(asFields);
  const nearSound = fc
    .tuple(generated, fc.infiniteStream(fc.integer({ min: 1, max: 4 })))
    .map(([fields, dice]) => {
      const chosenFields = Object.entries(fields).filter(() => dice.next().value === 1);
      return { ...sound, ...Object.fromEntries(chosenFields) };
    });
  return fc.oneof(generated, nearSound, nearSound, nearSound).chain(spoilt);
}

const asFields = (body: unknown) => z.record(z.string(), z.unknown()).parse(body);

function plain({ type, format, pattern, enum: words, minimum = 0, maximum = 100 }: Described) {
  if (words !== undefined) return fc.constantFrom(...words);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return fc.integer({ min: minimum, max: maximum });
  if (type === 'number') return someNumber(minimum, maximum);
  if (format === 'date') {
    const range = { min: new Date('2023-10-04'), max: new Date('2028-12-31'), noInvalidDate: true };
    return fc.date(range).map((day) => day.toISOString().slice(0, 10));
  }
  return pattern === undefined ? fc.string() : fc.stringMatching(new RegExp(pattern));
}

function listOf(item: fc.Arbitrary<unknown>, { minItems = 0, maxItems = 20 }: Described) {
  return fc.array(item, { minLength: minItems, maxLength: Math.min(maxItems, 40) });
}

/** Mostly as people write numbers: whole, or with two decimals. */
function someNumber(min: number, max: number): fc.Arbitrary<number> {
  const hundredths = fc.integer({ min: Math.ceil(min * 100), max: Math.floor(max * 100) });
  return fc.oneof(
    hundredths.map((each) => each / 100),
    hundredths.map((each) => Math.round(each / 100)),
    fc.double({ min, max, noNaN: true }),
  );
}

/** JSON that a parser must refuse or that means something unforeseen. */
const oddTexts = [
  '',
  'NaN',
  '1e400',
  '123456789012345678901234567890',
  '"\\ud800"',
  '"\\u0000"',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":1}}',
  '['.repeat(40) + ']'.repeat(40),
  '['.repeat(9_000) + ']'.repeat(9_000),
  `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`,
  '"\t"',
  '01',
];

const malformed = fc.oneof(fc.constantFrom(...oddTexts), fc.json(), fc.string({ unit: 'binary' }));

const oddValue = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, '', typedByAPerson, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER, true, [], {}],
    ...['2026-02-30', '2026-11-20T00:00:00Z', '٢٠٢٦-١١-٢٠', '0000', '<script>', '\u2028', 'x'.repeat(20_000)],
  ),
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
);

const oddName = fc.oneof(fc.constantFrom('', 'toString', 'then', 'a.b', '\0', 'é'), fc.string());

/** The body as it is, or with one field of it replaced, left out, added, given twice, or written as no value is. */
function spoilt(body: Record<string, unknown>): fc.Arbitrary<string> {
  const text = JSON.stringify(body);
  const fields = Object.entries(body);
  const names = fields.map(([name]) => name);
  const without = (omitted: string) => Object.fromEntries(fields.filter(([name]) => name !== omitted));
  const withField = (to: string, name: string, value: string) =>
    `${to.slice(0, -1)}${to === '{}' ? '' : ','}${JSON.stringify(name)}:${value}}`;
  const strange = ([name, value]: [string, unknown]) => withField(text, name, JSON.stringify(value));
  if (names.length === 0)
    return fc.oneof(fc.constant(text), fc.tuple(oddName, oddValue).map(strange), malformed);
  const someName = fc.constantFrom(...names);
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(text) },
    fc.tuple(someName, oddValue).map(([name, value]) => JSON.stringify({ ...without(name), [name]: value })),
    someName.map((name) => JSON.stringify(without(name))),
    fc.tuple(oddName, oddValue).map(strange),
    fc.tuple(someName, oddValue).map(([name, value]) => withField(text, name, JSON.stringify(value))),
    fc
      .tuple(someName, fc.constantFrom(...oddTexts))
      .map(([name, value]) => withField(JSON.stringify(without(name)), name, value)),
    malformed,
  );
}

/** Makes up what stands for each parameter of a path, ready to be asked for. */
export function hostilePaths({ path }: AnyOperation): fc.Arbitrary<string> {
  const odd = fc.oneof(
    fc.constantFrom(
      '%00',
      '%zz',
      '%ff',
      '%ed%a0%80',
      '%2e%2e%2fx',
      '__proto__',
      'constructor',
      'a;b',
      '%252f',
    ),
    fc.string({ unit: 'grapheme', minLength: 1 }).map(encodeURIComponent),
  );
  return fc.infiniteStream(odd).map((values) => path.replace(/\{\w+\}/g, () => values.next().value));
}
