import type { Operation } from '@portway/contracts/operation';
import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import type { Work } from '../db/request-context.ts';
import { Refusal } from '../refusal.ts';
import type { AppEnv } from './app-env.ts';
import { credentialsOf } from './credentials.ts';
import type { SignedInDeps } from './signed-in.ts';
import type { OpenAnswer } from './sse-connection.ts';

/** Somebody who was let in, and whose answer is about to open. */
export interface Opening {
  /** Writes what there is by now, and from then on what happens. */
  begin(answer: OpenAnswer): void;
  /** Nobody is there any more, or never was. */
  end(): void;
}

export interface StreamSteps {
  /** All that has to be waited for before the transaction. */
  ready(): Promise<void>;
  /** Within the transaction: whether the caller may listen, and to what. `after` is the last event that they know. */
  open(work: Work, after: string | undefined): Promise<Opening>;
}

/** Serves events to whoever is logged in, as they happen. */
export function serveStream<R extends z.ZodType>(
  { api, doors, cookies }: SignedInDeps & { readonly api: Hono<AppEnv> },
  operation: Operation<z.ZodUndefined, z.ZodUndefined, R>,
  steps: StreamSteps,
): void {
  api.on(operation.method, operation.path, async (context) => {
    const credentials = credentialsOf(context, cookies);
    await steps.ready();
    let opening: Opening | undefined;
    try {
      await doors.watch(credentials, async (work) => {
        opening = await steps.open(work, context.req.header('Last-Event-ID'));
      });
    } catch (error) {
      opening?.end();
      throw error;
    }
    return answered(context, opening);
  });
}

function answered({ req, env }: Context<AppEnv>, opening: Opening | undefined): Response {
  if (opening === undefined || req.method === 'HEAD' || env.leaveOpen === undefined) {
    opening?.end();
    if (req.method === 'HEAD')
      return new Response(null, { headers: { 'Content-Type': 'text/event-stream' } });
    throw new Refusal('no-stream', 'A page cannot wait for events. Ask for them in the browser.');
  }
  opening.begin(env.leaveOpen(opening.end));
  return alreadySent();
}

/**
 * Tells Hono's server that the answer was written already. That server's own Response stands where the platform's does,
 * and would be written all the same; its clone is the platform's.
 */
function alreadySent(): Response {
  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } }).clone();
}
