import type { Problem } from '@portway/contracts/problem';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import { missing, Refusal, type RefusalStatus } from '../refusal.ts';
import type { AppEnv } from './app-env.ts';

/** In seconds: the embedded database is back within this after it died. */
export const pauseSeconds = 10;

/**
 * The one place where a failure becomes a response: a refusal as is; anything else is logged and sent without
 * details.
 */
export function toProblem(log: Logger) {
  return (error: Error, context: Context<AppEnv>): Response => {
    const { status, problem } = describe(error, log, context.env.requestId);
    const retryAfter =
      error instanceof Refusal ? error.retryAfter : status === 503 ? pauseSeconds : undefined;
    if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter));
    return context.json(problem, status);
  };
}

function describe(
  error: Error,
  log: Logger,
  requestId: string,
): { status: RefusalStatus | 500; problem: Problem } {
  if (error instanceof Refusal) {
    const { code, message, status, fields } = error;
    return { status, problem: { message, code, ...(fields === undefined ? {} : { fields }) } };
  }
  if (wasCutOff(error)) {
    // The caller disconnected in the middle of a body: not our fault, and nobody will read the response.
    return { status: 400, problem: { message: 'The body ended before it was complete.', code: 'cut-off' } };
  }
  if (isUnavailable(error)) {
    log.error({ requestId, err: faultOf(error) }, unavailableWords(error));
    const message = 'Portway cannot reach its data at the moment. Please try again in a minute.';
    return { status: 503, problem: { message, code: 'unavailable' } };
  }
  if (isDeadlock(error)) {
    log.warn({ requestId, err: faultOf(error) }, 'A request was undone because of a deadlock');
    const message = 'Someone else changed the same thing at the same moment. Please try again.';
    return { status: 409, problem: { message, code: 'conflict' } };
  }
  log.error({ requestId, err: faultOf(error) }, 'A request failed');
  const message = `Something went wrong on our side. Please try again; if it happens again, tell us the reference ${requestId}.`;
  return { status: 500, problem: { message, code: 'internal' } };
}

/** What an operator can do is in the words. */
function unavailableWords(error: Error): string {
  const code = 'code' in error ? error.code : undefined;
  if (code === '53100') return 'The disk of the database is full: free some space, or nothing is saved';
  if (code === '53300') return 'The database takes no more connections: raise its max_connections';
  if (code === '25006') return 'The database can only be read: it is a replica, or its disk failed';
  return 'The database is not available';
}

/** Each of two transactions waited for what the other held, and PostgreSQL undid this one. */
function isDeadlock(error: Error): boolean {
  return 'code' in error && error.code === '40P01';
}

/**
 * What may be logged of an error. A database error carries the query's values, or the whole row, in fields of
 * its own: those are users' data, and more people read the log than the database.
 */
export function faultOf(error: Error) {
  const { name, message, stack } = error;
  return { name, message, stack, ...('code' in error ? { code: String(error.code) } : {}) };
}

/** Node's error for a request whose connection was lost during its body; a lost database has another. */
function wasCutOff(error: Error): boolean {
  return error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';
}

/** Thrown for every path that does not exist. */
export function notFound(): never {
  throw missing();
}

/**
 * Whether an error says that the database cannot serve for now: connections lost or refused (class 08, 57P01
 * to 57P05), no memory, disk or connection left (class 53), a disk fault (58030), or one that may only be
 * read (25006).
 */
function isUnavailable(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  if (/^(?:08|53)...$|^57P0[1-5]$|^58030$|^25006$/.test(code)) return true;
  // Node's errors for a server or its socket file that is not there.
  if ('syscall' in error && error.syscall === 'connect') return true;
  // Errors of `pg` and `pg-pool`, which have no code.
  return /^Connection terminated|^timeout exceeded when trying to connect/.test(error.message);
}
