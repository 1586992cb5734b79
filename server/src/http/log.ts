import { destination, type Logger, pino } from 'pino';

/** JSON lines on standard output. Written in the background, because a request must not wait for its log line. */
export function createLog(): Logger {
  return pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime },
    destination({ dest: 1, sync: false }),
  );
}
