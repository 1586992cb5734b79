import type { WorkerPage } from '@portway/contracts/workers/worker-page';
import { calendarDate } from '@portway/rules/kernel';
import { type OptionLetter, optionFigure, optionLetters, optionTitles } from '@portway/rules/minimum-salary';

type PayRule = NonNullable<WorkerPage['payOfItsDay']>;

export interface PayFacts {
  readonly occupationCode: string | null;
  readonly hoursPerWeek: number | null;
}

/** What a salary option requires for a job and its hours by the law of a day; null where the job is not known. */
export type PayRuleOn = (job: PayFacts, law: { onDay: string; option: string | null }) => PayRule | null;

/** Whether the option is open to the worker is not asked: the certificate was granted under it. */
export const payRuleOn: PayRuleOn = ({ occupationCode, hoursPerWeek }, { onDay, option }) => {
  if (occupationCode === null || hoursPerWeek === null) return null;
  const letter = optionLetters.find((each) => each === option) ?? 'A';
  const outcome = optionFigure({
    assignedOn: calendarDate(onDay),
    occupationCode,
    option: letter,
    hours: { perWeek: hoursPerWeek },
  });
  const isSingle = outcome.status === 'answered' && outcome.figure.decidedBy !== 'national-pay-scale';
  return {
    onDay,
    option: letter,
    requiredPence: isSingle ? outcome.figure.minimumAnnualPence : null,
    words: isSingle ? titleOf(letter) : 'No single figure is recorded for this code, hours and day.',
  };
};

const titleOf = (letter: OptionLetter) => `Option ${letter}: ${optionTitles[letter]}`;
