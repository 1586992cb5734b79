import type { Operation } from '@portway/contracts/operation';
import type { Hono } from 'hono';
import type { z } from 'zod';
import type { VisitorContext } from '../db/request-context.ts';
import type { AppEnv } from './app-env.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { type Asked, arrivedParameters, arrivedRequest, responseOf } from './serve.ts';
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

/**
 * Serves an operation that reads or writes the database for a visitor without an account. Where the operation
 * creates something, a repeated `Idempotency-Key` gets the first response again.
 */
export function serveVisitor<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType>(
  { api, visitors }: ServeVisitorDeps,
  operation: Operation<P, Q, R>,
  handler: (
    request: z.output<Q>,
    details: Asked<z.output<P>> & { readonly visit: VisitorContext },
  ) => Promise<z.output<R>>,
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
