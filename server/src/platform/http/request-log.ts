import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { GuardedResponse } from './guarded-response.ts';

/** One request on its way through this server. */
export interface Exchange {
  readonly id: string;
  /** Without the query. */
  readonly path: string;
  readonly request: IncomingMessage;
  readonly response: GuardedResponse;
}

/**
 * Writes one line when the request has ended. Path without query, and neither body, address, browser nor cookies:
 * people's answers stand in the query, and a log is read by more people than a database.
 */
export function logRequest(log: Logger, { id, path, request, response }: Exchange): void {
  const started = performance.now();
  response.on('close', () => {
    log.info({
      requestId: id,
      method: request.method,
      path,
      // A caller who left before the answer was complete has had no success.
      status: response.writableFinished || response.isEndless ? response.statusCode : 499,
      ms: Math.round((performance.now() - started) * 100) / 100,
    });
  });
}
