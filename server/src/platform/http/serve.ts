import type { AnyOperation, Operation } from '@portway/contracts/operation';
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

/** Serves an operation: parses parameters and body, calls the handler, sends its result as JSON. */
export function serve<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType>(
  app: Hono<AppEnv>,
  operation: Operation<P, Q, R>,
  handler: (request: z.output<Q>, details: Asked<z.output<P>>) => z.output<R> | Promise<z.output<R>>,
): void {
  app.on(operation.method, operation.path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
    const parameters = parseRequest(operation.parameters, arrivedParameters(operation, context));
    const request = parseRequest(operation.request, await arrivedRequest(operation, context));
    return responseOf(operation, { parameters, context }, await handler(request, { parameters, context }));
  });
}

/** A handler's result, as JSON or as the file that the operation declares. */
export function responseOf<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType>(
  operation: Operation<P, Q, R>,
  { parameters, context }: Asked<z.output<P>>,
  result: z.output<R>,
): Response | Promise<Response> {
  const { file, lasting } = operation;
  if (file !== undefined) {
    if ('types' in file) throw new Error('A file that is named by its answer is served by serveFile.');
    if (!(result instanceof Uint8Array)) throw new Error('A file was promised and none came.');
    return context.body(new Uint8Array(result), 200, {
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename="${file.name}"`,
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
