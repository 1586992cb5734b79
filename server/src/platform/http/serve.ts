import type { AnyOperation, Operation, Operations } from '@portway/contracts/operation';
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from './app-env.ts';
import { readJson, refuseUnkeepable } from './json-body.ts';
import { jsonResponse } from './json-response.ts';
import { parseRequest } from './validation.ts';

/** What a handler may know of a request besides its parsed input. */
export interface Asked<Parameters> {
  readonly parameters: Parameters;
  readonly context: Context<AppEnv>;
}

/** How one operation is served: as something other than the rest of its map. */
export interface Route<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType> {
  readonly serve: (operation: Operation<P, Q, R>) => void;
}
export type AnyRoute = Route<z.ZodType, z.ZodType, z.ZodType>;
/** The route that can serve an operation. */
export type RouteOf<O extends AnyOperation> = Route<O['parameters'], O['request'], O['response']>;

type Handler<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType> = (
  request: z.output<Q>,
  details: Asked<z.output<P>>,
) => z.output<R> | Promise<z.output<R>>;
type AnyHandler = Handler<z.ZodType, z.ZodType, z.ZodType>;

/** For each operation of a contract how it is served: one that is missing, or that the contract lacks, does not compile. */
type Routes<All extends Operations> = {
  readonly [Name in keyof All]:
    | Handler<All[Name]['parameters'], All[Name]['request'], All[Name]['response']>
    | RouteOf<All[Name]>;
};

/** Serves operations to everybody: parses parameters and body, calls the handler, sends its result as JSON. */
export function serve<All extends Operations>(
  app: Hono<AppEnv>,
  operations: All,
  routes: Routes<NoInfer<All>>,
): void;
export function serve(
  app: Hono<AppEnv>,
  operations: Operations,
  routes: Readonly<Record<string, AnyHandler | AnyRoute>>,
): void {
  for (const [operation, route] of pairs(operations, routes))
    ('serve' in route ? route : openRoute(app, route)).serve(operation);
}

/** Each operation with its route, in the order of the routes: an address that two paths match gets the first of them. */
export function pairs<Value>(
  operations: Operations,
  routes: Readonly<Record<string, Value>>,
): (readonly [AnyOperation, Value])[] {
  return Object.entries(routes).map(([name, route]) => {
    const operation = operations[name];
    if (operation === undefined) throw new Error(`The contract has no operation ${name}.`);
    return [operation, route];
  });
}

/** Serves an operation to everybody, among those of logged-in callers. */
export function openRoute<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType>(
  app: Hono<AppEnv>,
  handler: Handler<P, Q, R>,
): Route<P, Q, R> {
  return {
    serve(operation) {
      app.on(operation.method, operation.path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
        const parameters = parseRequest(operation.parameters, arrivedParameters(operation, context));
        const request = parseRequest(operation.request, await arrivedRequest(operation, context));
        return responseOf(
          operation,
          { parameters, context },
          await handler(request, { parameters, context }),
        );
      });
    },
  };
}

/** A handler's result, as JSON or as the file that the operation declares. */
export function responseOf<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType>(
  operation: Operation<P, Q, R>,
  { parameters, context }: Asked<z.output<P>>,
  result: z.output<R>,
): Response | Promise<Response> {
  const { file, lasting } = operation;
  if (file !== undefined) {
    if ('types' in file) throw new Error('A file that is named by its answer is served by fileRoute.');
    if (!(result instanceof Uint8Array)) throw new Error('A file was promised and none came.');
    return context.body(new Uint8Array(result), 200, {
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename="${file.name}"`,
      // robots.txt lets calendar programs fetch one of them.
      'X-Robots-Tag': 'noindex',
    });
  }
  const json = JSON.stringify(result);
  if (lasting !== undefined) context.env.keepReady?.(json, lasting === true ? undefined : lasting.seconds);
  const location = operation.location?.(result, parameters);
  if (location === undefined) return jsonResponse(operation, context, { text: json, status: 200 });
  return jsonResponse(operation, context, { text: json, status: 201, headers: { Location: location } });
}

export function arrivedParameters(operation: AnyOperation, context: Context<AppEnv>): unknown {
  context.env.answers?.(operation.id);
  return operation.parameters instanceof z.ZodUndefined ? undefined : keepable(context.req.param());
}

export async function arrivedRequest(operation: AnyOperation, context: Context<AppEnv>): Promise<unknown> {
  context.env.answers?.(operation.id);
  if (operation.request instanceof z.ZodUndefined) return undefined;
  if (operation.method !== 'GET' && operation.upload === undefined) return await readJson(context.req.raw);
  // A repeated parameter becomes a list, which a string schema then refuses by name.
  const values = Object.entries(context.req.queries());
  return keepable(
    Object.fromEntries(
      values.map(([name, [first, ...more]]) => [name, more.length > 0 ? [first, ...more] : first]),
    ),
  );
}

function keepable<Value>(value: Value): Value {
  refuseUnkeepable(value);
  return value;
}
