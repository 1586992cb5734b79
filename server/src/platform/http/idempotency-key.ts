import type { HonoRequest } from 'hono';
import { Refusal } from '../refusal.ts';

const message = 'Send a key of 1 to 255 visible ASCII characters, such as a UUID, or leave it out.';

/** The caller's `Idempotency-Key`, undefined if absent; throws a Refusal for a malformed one. */
export function idempotencyKeyOf(request: HonoRequest): string | undefined {
  const key = request.header('Idempotency-Key');
  if (key === undefined || /^[!-~]{1,255}$/.test(key)) return key;
  throw new Refusal('invalid', message, { status: 422, fields: { 'Idempotency-Key': message } });
}
