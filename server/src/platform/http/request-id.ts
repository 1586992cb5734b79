import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The id under which a request is logged: the caller's own if it is well-formed, otherwise a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const requestId = headerOf(request, 'x-request-id');
  return requestId !== undefined && /^[\w.-]{8,64}$/.test(requestId) ? requestId : randomUUID();
}

/**
 * The value of one header; of several, the first. Node would make an object of all headers as soon as one is read
 * from `headers`, which a response that is ready does not need.
 */
export function headerOf(
  { rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>,
  name: string,
): string | undefined {
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const headerName = rawHeaders[at];
    if (headerName?.length === name.length && headerName.toLowerCase() === name) return rawHeaders[at + 1];
  }
  return undefined;
}
