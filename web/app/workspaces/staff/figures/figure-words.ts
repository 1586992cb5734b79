import type { ResponseOf } from '@portway/contracts/operation';
import type { figuresOperation } from '@portway/contracts/staff/figures';

export type Figures = ResponseOf<typeof figuresOperation>;

const whole = new Intl.NumberFormat('en-GB');

export const formatCount = (figure: number): string => whole.format(figure);
export const days = (figure: number): string => (figure === 1 ? '1 day' : `${formatCount(figure)} days`);
export const shareOf = (part: number, all: number): number => (all === 0 ? 0 : part / all);

export function asBytes(bytes: number | null): string {
  if (bytes === null) return 'Not known';
  const megabytes = Math.round(bytes / 1_000_000);
  return megabytes < 10_000
    ? `${formatCount(megabytes)} MB`
    : `${formatCount(Math.round(megabytes / 1000))} GB`;
}

/** Seconds in the words of the largest unit that fits. */
export function asSpan(seconds: number): string {
  if (seconds < 1) return `${Math.round(seconds * 1000)} ms`;
  if (seconds < 90) return seconds === 1 ? '1 second' : `${Math.round(seconds)} seconds`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} minutes`;
  return `${Math.round(seconds / 3600)} hours`;
}

/** Of the newest backup. */
export function backupWords(seconds: number | null): string {
  if (seconds === null) return 'None yet';
  const hours = Math.round(seconds / 3600);
  return `${hours < 48 ? asSpan(seconds) : days(Math.round(hours / 24))} ago`;
}

export const asMs = (ms: number | null): string =>
  ms === null ? 'Not known' : `${formatCount(Math.round(ms))} ms`;
