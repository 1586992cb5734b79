import type { AnyOperation, Operation, Operations } from '@portway/contracts/operation';
import type { OperationLimit } from '@portway/contracts/operation-limit';
import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import type { Caller, RequestContext } from '../db/request-context.ts';
import { Refusal } from '../refusal.ts';
import type { AppEnv } from './app-env.ts';
import { type Cookies, type Credentials, credentialsOf } from './credentials.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import {
  type AnyRoute,
  type Asked,
  arrivedParameters,
  arrivedRequest,
  pairs,
  type RouteOf,
  responseOf,
} from './serve.ts';
import { parseRequest } from './validation.ts';

/** The services that authenticate a request. */
export interface Authenticator {
  /**
   * Runs work as the owner of the credentials, in one transaction; throws a Refusal when they are invalid.
   * `renewed` is the token that replaces the one sent.
   */
  authenticate<Result>(
    credentials: Credentials,
    task: (requestContext: RequestContext) => Promise<Result>,
  ): Promise<{ readonly result: Result; readonly renewed: string | undefined }>;
  /**
   * The same for a caller already authenticated in this request, before a long step: refused if the session
   * has ended since.
   */
  reauthenticate<Result>(
    caller: Caller,
    task: (requestContext: RequestContext) => Promise<Result>,
  ): Promise<Result>;
  /**
   * Authenticates a page that only waits: that does not count as use of the session, which may become idle.
   */
  authenticateWatcher(
    credentials: Credentials,
    task: (requestContext: RequestContext) => Promise<void>,
  ): Promise<void>;
  /** Creates once per `Idempotency-Key` of the caller: a repeated call gets the same response. */
  once<Answer>(
    requestContext: RequestContext,
    attempt: { readonly scope: string; readonly key: string; readonly request: unknown },
    creation: { create(): Promise<Answer>; read(json: unknown): Answer },
  ): Promise<Answer>;
  /** Counts a call of a costly operation; throws a Refusal after too many. */
  countCall(requestContext: RequestContext, limit: OperationLimit): Promise<void>;
}

export interface SignedInDeps {
  readonly authenticator: Authenticator;
  readonly cookies: Cookies;
}

/** Notes whose request it is, for the request log and the log of refusals. */
export function recordCaller(context: Context<AppEnv>, { caller }: RequestContext): void {
  context.set('account', caller.account);
  context.env.signedInAs?.(caller.account);
}

/** The same, and counts the call where its operation has a limit. */
export async function admitCall(
  { authenticator }: SignedInDeps,
  { limit }: AnyOperation,
  { context, requestContext }: { context: Context<AppEnv>; requestContext: RequestContext },
): Promise<void> {
  recordCaller(context, requestContext);
  if (limit !== undefined) await authenticator.countCall(requestContext, limit);
}

type Handler<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType> = (
  request: z.output<Q>,
  details: Asked<z.output<P>> & { readonly requestContext: RequestContext },
) => z.output<R> | Refusal | Promise<z.output<R> | Refusal>;

type AnyHandler = Handler<z.ZodType, z.ZodType, z.ZodType>;

/** For each operation of a contract how it is served: one that is missing, or that the contract lacks, does not compile. */
type Routes<All extends Operations> = {
  readonly [Name in keyof All]:
    | Handler<All[Name]['parameters'], All[Name]['request'], All[Name]['response']>
    | RouteOf<All[Name]>;
};

/**
 * Serves operations to logged-in callers. A Refusal that the handler throws rolls back its work; one that it returns
 * commits it, such as a failed attempt that counts.
 */
export function serveSignedIn<All extends Operations>(
  on: SignedInDeps & { readonly api: Hono<AppEnv> },
  operations: All,
  routes: Routes<NoInfer<All>>,
): void;
export function serveSignedIn(
  on: SignedInDeps & { readonly api: Hono<AppEnv> },
  operations: Operations,
  routes: Readonly<Record<string, AnyHandler | AnyRoute>>,
): void {
  for (const [operation, route] of pairs(operations, routes))
    if ('serve' in route) route.serve(operation);
    else serveOne(on, operation, route);
}

function serveOne<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType>(
  { api, authenticator, cookies }: SignedInDeps & { readonly api: Hono<AppEnv> },
  operation: Operation<P, Q, R>,
  handler: Handler<P, Q, R>,
): void {
  api.on(operation.method, operation.path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
    const credentials = credentialsOf(context, cookies, operation.access);
    const key = operation.creates ? idempotencyKeyOf(context.req) : undefined;
    // All asynchronous work comes before the transaction.
    const arrived = await arrivedRequest(operation, context);
    const { result, renewed } = await authenticator.authenticate(credentials, async (requestContext) => {
      await admitCall({ authenticator, cookies }, operation, { context, requestContext });
      const parameters = parseRequest(operation.parameters, arrivedParameters(operation, context));
      const request = parseRequest(operation.request, arrived);
      const details = { parameters, context, requestContext };
      if (key === undefined) return { parameters, response: await handler(request, details) };
      const attempt = { scope: operation.id, key, request: { parameters, request } };
      const response = await authenticator.once(requestContext, attempt, {
        read: (json) => operation.response.parse(json),
        create: async () => keepable(await handler(request, details)),
      });
      return { parameters, response };
    });
    if (renewed !== undefined) context.header('Portway-Token', renewed);
    const { parameters, response } = result;
    if (response instanceof Refusal) throw response;
    return responseOf(operation, { parameters, context }, response);
  });
}

/** Nothing is stored under a key whose call was refused. */
function keepable<Answer>(response: Answer | Refusal): Answer {
  if (response instanceof Refusal) throw response;
  return response;
}
