import type { MiddlewareHandler } from 'hono';
import { bodyLimit as honoBodyLimit } from 'hono/body-limit';
import { Refusal } from '../refusal.ts';

const kilobytes = 64;
const maxSize = kilobytes * 1024;

/** Refuses a body that is too large, whether it says so or not. Only for methods that have one: even looking for it costs time. */
export function bodyLimit(): MiddlewareHandler {
  const counting = honoBodyLimit({ maxSize, onError: refuse });
  return (context, next) => {
    const length = context.req.header('Content-Length');
    const streamed = length === undefined || context.req.header('Transfer-Encoding') !== undefined;
    // Counting wraps the body in a stream, at half the time of a small answer. Node itself reads no
    // more than the length a request gives, so only one that gives none has to be counted.
    if (streamed) return counting(context, next);
    return Number(length) <= maxSize ? next() : refuse();
  };
}

function refuse(): never {
  throw new Refusal('too-large', `The body may have up to ${kilobytes} KB.`, { status: 413 });
}
