import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { forAnybody } from '../access.ts';
import { defineOperation } from '../operation.ts';
import { operations } from '../operations.ts';
import { openApiDocument } from './openapi.ts';

const price = z.object({ pence: z.int() }).meta({ id: 'Price' });

const estimate = defineOperation({
  id: 'estimateFee',
  method: 'POST',
  path: '/api/estimates/{year}/fee',
  access: forAnybody,
  summary: 'The fee',
  tag: 'Estimates',
  parameters: z.strictObject({ year: z.string() }),
  request: z.strictObject({ workers: z.int().min(1), note: z.string().default('none') }),
  response: z.object({ total: price, lines: z.array(price) }),
  example: { request: { workers: 2 }, response: { total: { pence: 100 }, lines: [] } },
});

const search = defineOperation({
  id: 'searchFees',
  method: 'GET',
  path: '/api/fees',
  access: forAnybody,
  summary: 'Fees',
  tag: 'Estimates',
  request: z.strictObject({ text: z.string(), limit: z.coerce.number().optional() }),
  response: price,
});

const bare = defineOperation({
  id: 'bare',
  method: 'GET',
  path: '/api/bare',
  access: forAnybody,
  summary: 'Nothing is sent',
  tag: 'Other',
  response: price,
});

const document = openApiDocument([estimate, search, bare], 'https://portway.example');

const parametersShown = z.object({
  operationId: z.string(),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean(),
      description: z.string().default(''),
      schema: z.record(z.string(), z.unknown()),
    }),
  ),
});

/** The parameters of each operation, in the order of our list of operations. */
function parametersOf({ paths }: ReturnType<typeof openApiDocument>) {
  const documented = Object.values(paths)
    .flatMap((path) => Object.values(path))
    .map((each) => parametersShown.parse(each));
  return operations.map(({ id }) => ({
    id,
    parameters: documented.find(({ operationId }) => operationId === id)?.parameters ?? [],
  }));
}

const operationsWith = (place: 'path' | 'query', described: ReturnType<typeof parametersOf>) =>
  described.filter(({ parameters }) => parameters.some((each) => each.in === place)).map(({ id }) => id);

describe('the OpenAPI document', () => {
  it.each(operations.map(({ id, summary }) => [id, summary] as const))(
    'says of %s in a sentence what it does: its page is found by it',
    (_, summary) => {
      expect(summary.length).toBeGreaterThan(25);
      expect(summary.length).toBeLessThanOrEqual(160);
    },
  );

  it('says which version it is and where the API is served', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers).toEqual([{ url: 'https://portway.example' }]);
    expect(document.tags).toEqual([{ name: 'Estimates' }, { name: 'Other' }]);
  });

  it('describes the body of a POST as it is sent: what has a default may be left out', () => {
    expect(document.paths['/api/estimates/{year}/fee']?.post).toMatchObject({
      operationId: 'estimateFee',
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { required: ['workers'], additionalProperties: false },
            example: { workers: 2 },
          },
        },
      },
    });
  });

  it('describes path parameters and, for a GET, the query', () => {
    expect(document.paths['/api/estimates/{year}/fee']?.post).toMatchObject({
      parameters: [{ name: 'year', in: 'path', required: true, schema: { type: 'string' } }],
    });
    expect(document.paths['/api/fees']?.get).toMatchObject({
      parameters: [
        { name: 'text', in: 'query', required: true },
        { name: 'limit', in: 'query', required: false },
      ],
    });
  });

  it('gives a parameter its schema and its description, also where the request is named and then transformed', () => {
    const namedRequest = z
      .strictObject({ text: z.string().describe('Words.'), size: z.enum(['s', 'l']).optional() })
      .meta({ id: 'FeeSearch' })
      .transform(({ text }) => text);
    const { paths, components } = openApiDocument(
      [defineOperation({ ...search, request: namedRequest })],
      '',
    );
    expect(paths['/api/fees']?.get).toMatchObject({
      parameters: [
        { name: 'text', in: 'query', required: true, description: 'Words.', schema: { type: 'string' } },
        { name: 'size', in: 'query', required: false, schema: { type: 'string', enum: ['s', 'l'] } },
      ],
    });
    expect(Object.keys(components.schemas)).not.toContain('FeeSearch');
  });

  it('describes the Idempotency-Key of a call that keeps something, and of no other', () => {
    const { parameters: _, ...keeping } = { ...bare, id: 'keep', path: '/api/keep' as const };
    const described = openApiDocument([bare, defineOperation({ ...keeping, creates: true })], '').paths;
    expect(described['/api/keep']?.get).toMatchObject({
      parameters: [{ name: 'Idempotency-Key', in: 'header', required: false }],
    });
    expect(described['/api/bare']?.get).toMatchObject({ parameters: [] });
  });

  it('writes a named schema once and refers to it, also from inside another', () => {
    expect(document.components.schemas.Price).toMatchObject({ properties: { pence: { type: 'integer' } } });
    expect(document.paths['/api/fees']?.get).toMatchObject({
      responses: {
        200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Price' } } } },
      },
    });
    expect(JSON.stringify(document)).not.toContain('$defs');
  });

  it('lists the problems every operation may answer', () => {
    const { responses } = z
      .object({ responses: z.record(z.string(), z.unknown()) })
      .parse(document.paths['/api/bare']?.get);
    expect(Object.keys(responses)).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '408',
      '409',
      '410',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
    ]);
  });

  it('shows every query and path parameter that our operations read, each with a schema and what it says', () => {
    const described = parametersOf(openApiDocument(operations, ''));
    const withQuery = operations.filter(
      ({ method, upload, request }) =>
        (method === 'GET' || upload !== undefined) && !(request instanceof z.ZodUndefined),
    );
    expect(withQuery.length).toBeGreaterThan(40);
    expect(operationsWith('query', described)).toEqual(withQuery.map(({ id }) => id));
    const withPath = operations.filter(({ path }) => path.includes('{'));
    expect(operationsWith('path', described)).toEqual(withPath.map(({ id }) => id));
    const incomplete = described.flatMap(({ id, parameters }) =>
      parameters
        .filter(({ schema, description }) => Object.keys(schema).length === 0 || description.length < 8)
        .map(({ name }) => `${id} ${name}`),
    );
    expect(incomplete).toEqual([]);
    expect(described.find(({ id }) => id === 'searchJobs')?.parameters).toContainEqual(
      expect.objectContaining({ name: 'occupation', in: 'query', required: false }),
    );
  });

  it('refuses two operations at one address and two meanings of one name', () => {
    expect(() => openApiDocument([bare, bare], '')).toThrow('Two operations at GET /api/bare');
    const other = defineOperation({
      id: 'other',
      method: 'GET',
      path: '/api/other',
      access: forAnybody,
      summary: 'Another price',
      tag: 'Other',
      response: z.string().meta({ id: 'Price' }),
    });
    expect(() => openApiDocument([bare, other], '')).toThrow('Two different schemas are called Price');
  });
});
