import { z } from 'zod';
import type { AnyOperation } from '../operation.ts';
import { problem } from '../problem.ts';
import { componentSchemas, type JsonSchema } from './component-schemas.ts';

const problems = {
  400: 'The request cannot be read: malformed JSON or text.',
  401: 'Not logged in, or the session has ended; or a log-in was refused.',
  403: 'The caller is not allowed to do this, or must first reauthenticate.',
  404: 'It does not exist, or the caller is not allowed to see it.',
  408: 'The body arrived too slowly.',
  409: 'A conflict, such as a time that has been taken, a link that has expired, an answer that was changed elsewhere, or a different account from the one that `Portway-Account` names.',
  410: 'It is gone: a job that has closed.',
  413: 'The body is too large.',
  415: 'The body is not JSON, or a form where a file is expected.',
  422: 'The request does not validate. `fields` names what to change.',
  429: 'Too many requests. `Retry-After` says in how many seconds to try again.',
  500: 'Our fault. The message has the reference under which it was logged.',
  503: 'Not possible at the moment. `Retry-After` says in how many seconds to try again.',
} as const;

/** The OpenAPI 3.1 description of the operations, served from `origin`. */
export function openApiDocument(operations: readonly AnyOperation[], origin: string) {
  const components = componentSchemas();
  const problemSchema = components.add(problem, 'output');
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const path = paths[operation.path] ?? {};
    if (operation.method.toLowerCase() in path)
      throw new Error(`Two operations at ${operation.method} ${operation.path}`);
    path[operation.method.toLowerCase()] = describe(operation, components);
    paths[operation.path] = path;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portway API',
      version: '1',
      description:
        'The rules and forms behind our pages, for your own software. Money is in whole pence, and dates are YYYY-MM-DD. If you belong to several organisations, name one in the header `Portway-Organisation`: its id, or `none` to act for yourself alone. Without the header, a call for colleagues alone is for the organisation you joined first, and any other call is for your home workspace. An organisation that is not yours gets 404 `no-such-organisation`.',
    },
    servers: [{ url: origin }],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: components.schemas,
      responses: problemResponses(problemSchema),
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function problemResponses(schema: JsonSchema) {
  const described = Object.entries(problems).map(([status, description]) => [
    `Problem${status}`,
    { description, content: { 'application/json': { schema } } },
  ]);
  return Object.fromEntries(described);
}

type Components = ReturnType<typeof componentSchemas>;

function describe(operation: AnyOperation, { add, addInline }: Components) {
  const { id, summary, description, tag, creates, request, response, example, method } = operation;
  const { upload } = operation;
  const hasBody = method !== 'GET' && upload === undefined && !(request instanceof z.ZodUndefined);
  const inQuery = method === 'GET' || upload !== undefined ? parametersIn('query', request, addInline) : [];
  return {
    operationId: id,
    summary,
    ...(description === undefined ? {} : { description }),
    tags: [tag],
    ...(operation.access.callers.includes('nobody') ? {} : { security: [{ session: [] }] }),
    parameters: [
      ...parametersIn('path', operation.parameters, addInline),
      ...inQuery,
      ...(creates ? [idempotencyKey] : []),
    ],
    ...(hasBody
      ? { requestBody: { required: true, content: content(add(request, 'input'), example?.request) } }
      : {}),
    ...(upload === undefined ? {} : { requestBody: fileBody(upload.most) }),
    responses: {
      [operation.location === undefined ? 200 : 201]: {
        description: summary,
        ...(operation.location && { headers: { Location: locationHeader } }),
        content:
          operation.stream === undefined
            ? answerOf(operation, add)
            : { 'text/event-stream': { schema: add(response, 'output') } },
      },
      ...Object.fromEntries(
        Object.keys(problems).map((status) => [status, { $ref: `#/components/responses/Problem${status}` }]),
      ),
    },
  };
}

const locationHeader = { description: 'The address of what was created.', schema: { type: 'string' } };

function answerOf({ file, response, example }: AnyOperation, add: Components['add']) {
  return file === undefined ? content(add(response, 'output'), example?.response) : filesOf(file);
}

function fileBody(most: number) {
  const description = `The raw file, of at most ${most / 1_000_000} MB.`;
  return { required: true, description, content: { 'application/octet-stream': {} } };
}

function filesOf(file: NonNullable<AnyOperation['file']>) {
  const types = 'types' in file ? file.types : [file.type];
  return Object.fromEntries(types.map((type) => [type, {}]));
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A key of your own, such as a UUID, of up to 255 visible ASCII characters. The same key with the same request creates once and gets the first response again. With another request, it is refused.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

function content(schema: JsonSchema, example: unknown) {
  return { 'application/json': { schema, ...(example === undefined ? {} : { example }) } };
}

const jsonObject = z.record(z.string(), z.unknown());
const objectSchema = z.object({
  type: z.literal('object'),
  properties: z.record(z.string(), jsonObject),
  required: z.array(z.string()).default([]),
});

function parametersIn(place: 'path' | 'query', schema: z.ZodType, addInline: Components['addInline']) {
  if (schema instanceof z.ZodUndefined) return [];
  const { properties, required } = objectSchema.parse(addInline(schema));
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description === undefined ? {} : { description }),
    schema: property,
  }));
}
