import type { Operation, Operations } from '@portway/contracts/operation';
import type { Hono } from 'hono';
import type { z } from 'zod';
import type { VisitorContext } from '../db/request-context.ts';
import type { AppEnv } from './app-env.ts';
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

/** Runs the requests of visitors without an account, each in one transaction. */
export interface VisitorRequests {
  /** With an attempt, creates once per `Idempotency-Key`: a repeated call gets the same response. */
  run<Response>(
    visitor: string,
    attempt: { readonly scope: string; readonly key: string; readonly request: unknown } | undefined,
    creation: { create(visit: VisitorContext): Promise<Response>; read(json: unknown): Response },
  ): Promise<Response>;
}

export interface ServeVisitorDeps {
  readonly api: Hono<AppEnv>;
  readonly visitors: VisitorRequests;
}

type Handler<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType> = (
  request: z.output<Q>,
  details: Asked<z.output<P>> & { readonly visit: VisitorContext },
) => Promise<z.output<R>>;
type AnyHandler = Handler<z.ZodType, z.ZodType, z.ZodType>;

/** For each operation of a contract how it is served: one that is missing, or that the contract lacks, does not compile. */
type Routes<All extends Operations> = {
  readonly [Name in keyof All]:
    | Handler<All[Name]['parameters'], All[Name]['request'], All[Name]['response']>
    | RouteOf<All[Name]>;
};

/**
 * Serves operations that read or write the database for visitors without an account. Where an operation creates
 * something, a repeated `Idempotency-Key` gets the first response again.
 */
export function serveVisitor<All extends Operations>(
  deps: ServeVisitorDeps,
  operations: All,
  routes: Routes<NoInfer<All>>,
): void;
export function serveVisitor(
  deps: ServeVisitorDeps,
  operations: Operations,
  routes: Readonly<Record<string, AnyHandler | AnyRoute>>,
): void {
  for (const [operation, route] of pairs(operations, routes))
    if ('serve' in route) route.serve(operation);
    else serveOne(deps, operation, route);
}

function serveOne<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType>(
  { api, visitors }: ServeVisitorDeps,
  operation: Operation<P, Q, R>,
  handler: Handler<P, Q, R>,
): void {
  api.on(operation.method, operation.path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
    const key = operation.creates ? idempotencyKeyOf(context.req) : undefined;
    const parameters = parseRequest(operation.parameters, arrivedParameters(operation, context));
    const request = parseRequest(operation.request, await arrivedRequest(operation, context));
    const attempt =
      key === undefined ? undefined : { scope: operation.id, key, request: { parameters, request } };
    const response = await visitors.run(context.env.visitor, attempt, {
      read: (json) => operation.response.parse(json),
      create: (visit) => handler(request, { parameters, context, visit }),
    });
    return responseOf(operation, { parameters, context }, response);
  });
}
