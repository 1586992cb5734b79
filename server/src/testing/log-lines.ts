import { type Logger, pino } from 'pino';
import { z } from 'zod';

const line = z.record(z.string(), z.unknown());

/** A log that is kept for the test to read. */
export interface LogLines {
  readonly logger: Logger;
  readonly lines: readonly Record<string, unknown>[];
}

/** Makes a log whose lines are kept. */
export function logLines(): LogLines {
  const lines: Record<string, unknown>[] = [];
  const logger = pino({ base: null }, { write: (text) => void lines.push(line.parse(JSON.parse(text))) });
  return { logger, lines };
}
