import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';

/** The sender of something new, and its idempotency key: for rate limits and repeated calls. */
export function senderOf(context: Context<AppEnv>): { visitor: string; idempotencyKey: string | undefined } {
  return { visitor: context.env.visitor, idempotencyKey: idempotencyKeyOf(context.req) };
}
