import type { Operation } from '@portway/contracts/operation';
import type { Hono } from 'hono';
import type { z } from 'zod';
import type { Caller, Work } from '../db/request-context.ts';
import { Refusal } from '../refusal.ts';
import type { AppEnv } from './app-env.ts';
import { type Cookies, type Credentials, credentialsOf } from './credentials.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { type Asked, answerOf, arrivedParameters, arrivedRequest } from './serve.ts';
import { parseRequest } from './validation.ts';

/** What stands between a request and everything behind the log-in. */
export interface Doors {
  /**
   * Does work as whoever the credentials belong to, in one transaction; throws a Refusal when they belong to nobody.
   * `renewed` is the token that replaces the one that was sent.
   */
  enter<Result>(
    credentials: Credentials,
    work: (work: Work) => Promise<Result>,
  ): Promise<{ readonly result: Result; readonly renewed: string | undefined }>;
  /**
   * The same for whoever came in with this very request, before something long: refused when the session has ended
   * meanwhile.
   */
  enterAgain<Result>(caller: Caller, work: (work: Work) => Promise<Result>): Promise<Result>;
  /** Lets in a page that waits and does nothing: that is no use of the session, which may fall idle meanwhile. */
  watch(credentials: Credentials, work: (work: Work) => Promise<void>): Promise<void>;
  /** Creates once for an `Idempotency-Key` of the caller: a later call with it gets the same answer. */
  once<Answer>(
    work: Work,
    attempt: { readonly scope: string; readonly key: string; readonly request: unknown },
    creation: { create(): Promise<Answer>; read(stored: unknown): Answer },
  ): Promise<Answer>;
}

export interface SignedInDeps {
  readonly doors: Doors;
  readonly cookies: Cookies;
}

type Handler<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType> = (
  request: z.output<Q>,
  asked: Asked<z.output<P>> & { readonly work: Work },
) => z.output<R> | Refusal | Promise<z.output<R> | Refusal>;

/**
 * Serves an operation to whoever is logged in. A Refusal that the handler throws undoes what it did; one that it
 * returns keeps it, such as a wrong try that counts.
 */
export function serveSignedIn<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType>(
  { api, doors, cookies }: SignedInDeps & { readonly api: Hono<AppEnv> },
  operation: Operation<P, Q, R>,
  handler: Handler<P, Q, R>,
): void {
  api.on(operation.method, operation.path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
    const credentials = credentialsOf(context, cookies);
    const key = operation.creates ? idempotencyKeyOf(context.req) : undefined;
    // All that has to be waited for comes before the transaction.
    const arrived = await arrivedRequest(operation, context);
    const { result, renewed } = await doors.enter(credentials, async (work) => {
      const parameters = parseRequest(operation.parameters, arrivedParameters(operation, context));
      const request = parseRequest(operation.request, arrived);
      const asked = { parameters, context, work };
      if (key === undefined) return await handler(request, asked);
      const attempt = { scope: operation.id, key, request: { parameters, request } };
      return await doors.once(work, attempt, {
        read: (stored) => operation.response.parse(stored),
        create: async () => keepable(await handler(request, asked)),
      });
    });
    if (renewed !== undefined) context.header('Portway-Token', renewed);
    if (result instanceof Refusal) throw result;
    return answerOf(operation, context, result);
  });
}

/** Nothing is kept under a key that was refused. */
function keepable<Answer>(answer: Answer | Refusal): Answer {
  if (answer instanceof Refusal) throw answer;
  return answer;
}
