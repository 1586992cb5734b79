import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { GuardedResponse } from './guarded-response.ts';

/** One request as the log describes it. */
export interface Exchange {
  readonly id: string;
  /** Without the query. */
  readonly path: string;
  readonly request: IncomingMessage;
  readonly response: GuardedResponse;
  /** Whether it is a script, a font or another file of the build: a page brings dozens. */
  readonly isAsset: boolean;
}

/**
 * Writes one line about a request that has ended: the path without query, the id of a logged-in caller's account,
 * and no body, address, browser or cookies. The query holds users' data, and more people read the log than the database.
 * Files of the build, and health checks that found
 * nothing wrong, are logged at the level `debug` only.
 */
export function logRequest(log: Logger, exchange: Exchange, ms: number): void {
  const { id, path, request, response, isAsset } = exchange;
  const isQuiet = isAsset || (isForOperator(path) && response.statusCode < 400);
  const level = isQuiet ? 'debug' : 'info';
  if (!log.isLevelEnabled(level)) return;
  const line = {
    requestId: id,
    traceId: response.traceId,
    method: request.method,
    path,
    account: response.account,
    // A caller who left before the response was complete did not succeed.
    status: response.writableFinished || response.isEndless ? response.statusCode : 499,
    ms: Math.round(ms * 100) / 100,
  };
  log[level](line, isAsset ? 'A file of the build was sent' : 'A request was answered');
}

/** What an operator's figures and traces call a request: its operation, or its kind where it is none. Never its path. */
export function operationOf({ path, response, isAsset }: Exchange): string {
  if (response.operation !== undefined) return response.operation;
  if (isAsset) return 'asset';
  if (isForOperator(path)) return 'operator';
  return path.startsWith('/api/') ? 'kept or unknown operation' : 'page';
}

const isForOperator = (path: string) => /^\/(?:healthz|readyz|metrics)$/.test(path);
