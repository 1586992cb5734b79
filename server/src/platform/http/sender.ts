import type { Context } from 'hono';
import type { Door } from './app-env.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';

/** Who sends something new, and under which key: for limits, and for calls that come twice. */
export function senderOf(context: Context<Door>): { visitor: string; idempotencyKey: string | undefined } {
  return { visitor: context.env.visitor, idempotencyKey: idempotencyKeyOf(context.req) };
}
