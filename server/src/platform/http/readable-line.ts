import { z } from 'zod';

const logLine = z.looseObject({ level: z.string(), time: z.string(), msg: z.string().default('') });

/** A line of the log for a person at a terminal: the time of day, the level where it is not `info`, the words, and the rest. */
export function readableLine(json: string): string {
  const { level, time, msg, ...rest } = logLine.parse(JSON.parse(json));
  const members = Object.entries(rest).map(([name, value]) => `${name}=${textOf(value)}`);
  const words = [time.slice(11, 19), ...(level === 'info' ? [] : [level.toUpperCase()]), msg, ...members];
  return `${words.join(' ')}\n`;
}

function textOf(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'stack' in value) return String(value.stack);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
