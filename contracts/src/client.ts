import type { z } from 'zod';
import type { Operation } from './operation.ts';
import { type Problem, ProblemError, problem } from './problem.ts';

/**
 * How a call is sent: by the browser's own fetch, or by one that calls the server within the same process.
 */
export interface CallOptions<Parameters extends z.ZodType> {
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Needed where there is no page whose address could complete the path. */
  readonly origin?: string;
  /** Values for the names in braces in the path. */
  readonly parameters?: z.input<Parameters>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Calls an operation and returns its parsed response; throws ProblemError for an error response. */
export async function call<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType>(
  operation: Operation<P, Q, R>,
  request: z.input<Q>,
  options: CallOptions<P> = {},
): Promise<z.output<R>> {
  return await submit(operation, request, options);
}

/** The same for unchecked form values: the server reports what is wrong, field by field. */
export async function submit<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType>(
  operation: Operation<P, Q, R>,
  values: unknown,
  options: CallOptions<P> = {},
): Promise<z.output<R>> {
  const send = options.fetch ?? globalThis.fetch;
  const response = await send(requestFor(operation, values, options));
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new ProblemError(response.status, problemIn(response.status, body));
  return operation.response.parse(body);
}

/** Downloads a file; throws ProblemError for an error response. */
export async function download<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType>(
  operation: Operation<P, Q, R>,
  request: z.input<Q>,
  options: CallOptions<P> = {},
): Promise<Blob> {
  const send = options.fetch ?? globalThis.fetch;
  const response = await send(requestFor(operation, request, options));
  if (!response.ok)
    throw new ProblemError(
      response.status,
      problemIn(response.status, await response.json().catch(() => undefined)),
    );
  return await response.blob();
}

/** The HTTP request that calls an operation. */
export function requestFor<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType>(
  operation: Operation<P, Q, R>,
  request: unknown,
  options: CallOptions<P> = {},
): Request {
  const url = new URL(
    filledPath(operation.path, options.parameters),
    options.origin ?? globalThis.location.href,
  );
  const headers = new Headers({ Accept: 'application/json', ...options.headers });
  const init: RequestInit = { method: operation.method, headers, signal: options.signal ?? null };
  if (operation.method === 'GET' || operation.upload !== undefined) {
    for (const [name, value] of entriesOf(request)) url.searchParams.set(name, String(value));
  } else if (request !== undefined) {
    const body = JSON.stringify(request);
    headers.set('Content-Type', 'application/json');
    // A browser sets it itself. In the server's own process nothing else would, and the body would be counted.
    headers.set('Content-Length', String(new TextEncoder().encode(body).length));
    init.body = body;
  }
  return new Request(url, init);
}

function filledPath(path: string, parameters: unknown): string {
  const values = new Map(entriesOf(parameters));
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!values.has(name)) throw new Error(`The path ${path} needs the parameter ${name}.`);
    return encodeURIComponent(String(values.get(name)));
  });
}

function entriesOf(values: unknown): [string, unknown][] {
  if (typeof values !== 'object' || values === null) return [];
  return Object.entries(values).filter(([, value]) => value !== undefined);
}

/** What a proxy says on its own, such as 413, is a page of its own. */
function problemIn(status: number, body: unknown): Problem {
  const result = problem.safeParse(body);
  if (result.success) return result.data;
  if (status === 413)
    return { message: 'This is too large to send. Choose a smaller file, or send less.', code: 'too-large' };
  return { message: 'The server did not answer as expected. Please try again.', code: 'no-answer' };
}
