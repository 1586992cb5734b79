import type { WorkerPage } from '@portway/contracts/sponsor/workers/worker-page';
import { calendarDate, inPounds } from '@portway/rules/kernel';
import { type OptionLetter, optionLetters, optionTitles } from '@portway/rules/minimum-salary';
import { measurePay, minOn } from '@portway/rules/sponsored-worker';

type PayRule = NonNullable<WorkerPage['payOfItsDay']>;

export interface PayFacts {
  readonly occupationCode: string | null;
  readonly hoursPerWeek: number | null;
  readonly payPence: number | null;
}

/** What a salary option requires for a job and its hours by the law of a day; null where the job is not known. */
export type PayRuleOn = (job: PayFacts, law: { onDay: string; option: string | null }) => PayRule | null;

/**
 * What the pay is held against, with the verdict that is found by itself too. Whether the option is open to the worker is
 * not asked: the certificate was granted under it.
 */
export const payRuleOn: PayRuleOn = (
  { occupationCode: code, hoursPerWeek: hours, payPence },
  { onDay, option },
) => {
  if (code === null || hours === null) return null;
  const letter = optionLetters.find((each) => each === option) ?? null;
  const day = calendarDate(onDay);
  if (payPence === null) {
    const least = minOn(letter ?? 'A', { code, hours }, day);
    return { ...ruleOf(letter, typeof least === 'number' ? least : null), onDay };
  }
  const measured = measurePay({ code, hours, payPence, option: letter, onDay: day });
  const { verdict, requiredPence, lowestPence, metBy } = measured;
  const rule = { ...ruleOf(letter, requiredPence), onDay };
  if (verdict === 'pay-scale' || verdict === 'pay-not-recorded') return rule;
  if (letter !== null || verdict === 'met') return { ...rule, verdict };
  const lowest = inPounds(lowestPence ?? 0);
  const words =
    verdict === 'under'
      ? 'Under every salary option. None is on record'
      : `No salary option is on record. This is the standard rate. The pay meets option ${metBy.join(', ')}, the lowest from ${lowest}`;
  return { ...rule, verdict, words };
};

function ruleOf(option: OptionLetter | null, requiredPence: number | null) {
  const letter = option ?? 'A';
  const words =
    requiredPence === null
      ? 'No single figure is recorded for this code, hours and day.'
      : `Option ${letter}: ${optionTitles[letter]}`;
  return { option: letter, requiredPence, words };
}
