import type { ResponseOf } from '@portway/contracts/operation';
import type { figuresOperation } from '@portway/contracts/staff/figures';

export type Figures = ResponseOf<typeof figuresOperation>;

const whole = new Intl.NumberFormat('en-GB');

export const formatCount = (figure: number): string => whole.format(figure);
export const days = (figure: number): string => (figure === 1 ? '1 day' : `${formatCount(figure)} days`);
export const shareOf = (part: number, all: number): number => (all === 0 ? 0 : part / all);

export function asBytes(bytes: number | null): string {
  return bytes === null ? 'Not known' : `${formatCount(Math.round(bytes / 1_000_000))} MB`;
}

/** Seconds in the words of the largest unit that fits. */
export function asSpan(seconds: number): string {
  if (seconds < 1) return `${Math.round(seconds * 1000)} ms`;
  if (seconds < 90) return seconds === 1 ? '1 second' : `${Math.round(seconds)} seconds`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} minutes`;
  return `${Math.round(seconds / 3600)} hours`;
}

export const asMs = (ms: number | null): string =>
  ms === null ? 'Not known' : `${formatCount(Math.round(ms))} ms`;
