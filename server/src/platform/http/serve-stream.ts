import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Operation } from '@portway/contracts/operation';
import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import type { RequestContext } from '../db/request-context.ts';
import { Refusal } from '../refusal.ts';
import type { AppEnv } from './app-env.ts';
import { credentialsOf } from './credentials.ts';
import type { Route } from './serve.ts';
import { recordCaller, type SignedInDeps } from './signed-in.ts';
import type { SseConnection } from './sse-connection.ts';

/** An authorised listener, whose response is about to start. */
export interface Opening {
  /** Writes what there is so far, then each new event. */
  begin(connection: SseConnection): void;
  /** The client has disconnected, or was never connected. */
  end(): void;
}

export interface StreamSteps {
  /** All asynchronous work that must precede the transaction. */
  ready(): Promise<void>;
  /**
   * Within the transaction: whether the caller may listen, and to what. `after` is the last event they know.
   */
  open(requestContext: RequestContext, after: string | undefined): Promise<Opening>;
}

/** Serves events to a logged-in caller as they happen. */
export function streamRoute<R extends z.ZodType>(
  on: SignedInDeps & { readonly api: Hono<AppEnv> },
  steps: StreamSteps,
): Route<z.ZodUndefined, z.ZodUndefined, R> {
  return { serve: (operation) => serveStream(on, operation, steps) };
}

function serveStream<R extends z.ZodType>(
  { api, authenticator, cookies }: SignedInDeps & { readonly api: Hono<AppEnv> },
  operation: Operation<z.ZodUndefined, z.ZodUndefined, R>,
  steps: StreamSteps,
): void {
  api.on(operation.method, operation.path, async (context) => {
    const credentials = credentialsOf(context, cookies, operation.access);
    await steps.ready();
    let opening: Opening | undefined;
    try {
      await authenticator.authenticateWatcher(credentials, async (requestContext) => {
        recordCaller(context, requestContext);
        opening = await steps.open(requestContext, context.req.header('Last-Event-ID'));
      });
    } catch (error) {
      opening?.end();
      throw error;
    }
    return respond(context, opening);
  });
}

function respond({ req, env }: Context<AppEnv>, opening: Opening | undefined): Response {
  if (opening === undefined || req.method === 'HEAD' || env.leaveOpen === undefined) {
    opening?.end();
    if (req.method === 'HEAD')
      return new Response(null, { headers: { 'Content-Type': 'text/event-stream' } });
    throw new Refusal('no-stream', 'A page cannot wait for events. Ask for them in the browser.');
  }
  opening.begin(env.leaveOpen(opening.end));
  return RESPONSE_ALREADY_SENT;
}
