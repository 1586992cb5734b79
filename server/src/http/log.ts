import { destination, type Logger, pino } from 'pino';

/**
 * JSON lines on standard output. Written in the background and several at a time, because a request must not wait
 * for its log line: at one write a line the log cost as much as the answer. A line is late by 250 ms at most.
 */
export function createLog(): Logger {
  return pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime },
    destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 250 }),
  );
}
