import type { MiddlewareHandler } from 'hono';
import { bodyLimit as honoBodyLimit } from 'hono/body-limit';
import { Refusal } from '../refusal.ts';

const kilobytes = 64;

/** Refuses a body that is too large, whether it says so or not. Only for methods that have one: even looking for it costs time. */
export function bodyLimit(): MiddlewareHandler {
  return honoBodyLimit({
    maxSize: kilobytes * 1024,
    onError: () => {
      throw new Refusal('too-large', `The body may have up to ${kilobytes} KB.`, { status: 413 });
    },
  });
}
