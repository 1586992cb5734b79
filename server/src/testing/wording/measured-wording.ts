import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkJobWording, type WordingMark } from '@portway/rules/job-wording';
import { calendarDate } from '@portway/rules/kernel';

export interface MeasuredWording {
  /** How many of the unlawful sentences are marked, and of the innocent ones left alone. */
  readonly marked: number;
  readonly unlawful: number;
  readonly leftAlone: number;
  readonly innocent: number;
  /** The sentences that are judged wrongly, with what was marked. */
  readonly faults: readonly string[];
}

const on = calendarDate('2026-11-29');

/** Marks in a sentence of a post that could be sponsored and for which nothing special is required. */
export function marksIn(sentence: string): readonly WordingMark[] {
  return checkJobWording(sentence, { on, sponsorable: true, requires: [] });
}

/** How `must-mark.txt` and `must-not-mark.txt` of a folder are judged: one sentence to a line. */
export function measuredWording(folder: string): MeasuredWording {
  const unlawful = sentencesIn(join(folder, 'must-mark.txt'));
  const innocent = sentencesIn(join(folder, 'must-not-mark.txt'));
  const missed = unlawful.filter((sentence) => marksIn(sentence).length === 0);
  const wronglyMarked = innocent.filter((sentence) => marksIn(sentence).length > 0);
  return {
    marked: unlawful.length - missed.length,
    unlawful: unlawful.length,
    leftAlone: innocent.length - wronglyMarked.length,
    innocent: innocent.length,
    faults: [
      ...missed.map((sentence) => `not marked: ${sentence}`),
      ...wronglyMarked.map((sentence) => `marked “${marksIn(sentence)[0]?.words}”: ${sentence}`),
    ],
  };
}

export function sentencesIn(file: string): readonly string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}
