import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';

/** Who sends something new, and under which key: for limits, and for calls that come twice. */
export function senderOf(context: Context<AppEnv>): { visitor: string; idempotencyKey: string | undefined } {
  return { visitor: context.env.visitor, idempotencyKey: idempotencyKeyOf(context.req) };
}
