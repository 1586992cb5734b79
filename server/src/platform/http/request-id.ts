import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The id under which a request is logged: the caller's own if it is well-formed, otherwise a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}
