import { operations } from '@portway/contracts/operations';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit as honoBodyLimit } from 'hono/body-limit';
import { Refusal } from '../refusal.ts';

const kilobytes = 64;
const maxSize = kilobytes * 1024;

/** Operations whose body is a file. They count the bytes themselves, once the sender is known. */
const uploads = operations
  .filter(({ upload }) => upload !== undefined)
  .map(({ method, path }) => ({ method, path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }));

/** Operations whose body may be larger than others. */
const larger = operations.flatMap(({ method, path, maxBody }) =>
  maxBody === undefined ? [] : [{ method, path, ...maxBody }],
);

/**
 * Refuses a body that is too large, with or without Content-Length. Only for methods with a body: even
 * looking for one costs time.
 */
export function bodyLimit(): MiddlewareHandler {
  const counting = honoBodyLimit({ maxSize, onError: () => refuse() });
  const countingLarger = larger.map((limit) => ({
    ...limit,
    counting: honoBodyLimit({ maxSize: limit.bytes, onError: () => refuse(limit) }),
  }));
  return (context, next) => {
    const length = context.req.header('Content-Length');
    const streamed = length === undefined || context.req.header('Transfer-Encoding') !== undefined;
    if (!streamed && Number(length) <= maxSize) return next();
    const { method, path } = context.req;
    const limit = countingLarger.find((each) => each.method === method && each.path === path);
    if (limit && !streamed && Number(length) <= limit.bytes) return next();
    if (limit) return streamed ? limit.counting(context, next) : refuse(limit);
    if (uploads.some((upload) => upload.method === method && upload.path.test(path))) return next();
    // Counting wraps the body in a stream, which takes half the time of a small response. Node itself never
    // reads past Content-Length, so only bodies without one are counted.
    return streamed ? counting(context, next) : refuse();
  };
}

function refuse(limit?: { readonly field: string; readonly message: string }): never {
  const message = limit?.message ?? `The body may have up to ${kilobytes} KB.`;
  throw new Refusal('too-large', message, {
    status: 413,
    ...(limit && { fields: { [limit.field]: message } }),
  });
}
