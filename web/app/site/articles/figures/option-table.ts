import { optionColumns, optionLetters, optionTitles } from '@portway/rules/minimum-salary';
import { type Block, table } from '../prose.ts';
import type { LawOfTheDay } from './law-of-the-day.ts';

type Option = (typeof optionLetters)[number];

/**
 * The eleven salary options with their figures; `listed` says whether the list needed by D and I is still in
 * force.
 */
export const optionTable = (law: LawOfTheDay, isListed: boolean): Block =>
  table(
    'The options and their thresholds',
    ['Option', 'Threshold a year', 'Going rate used'],
    optionLetters.map((letter) => [
      `${letter}: ${optionTitles[letter]}`,
      // What follows the list is unknown, so options that need it have no figure.
      !isListed && (letter === 'D' || letter === 'I')
        ? 'not settled'
        : law.figure(`minimum-salary.threshold-${letter.toLowerCase()}`),
      columnWords(letter),
    ]),
  );

const columnNames = {
  fullPence: 'full',
  phdPence: 'PhD',
  stemPhdPence: 'STEM PhD',
  newEntrantPence: 'new entrant',
} as const;

function columnWords(letter: Option): string {
  const column = optionColumns[letter];
  return column === null ? 'national scale' : `${column[0]}, ${columnNames[column[1]]}`;
}
