import { type CalendarDate, figureStep, inPounds } from '@portway/rules/kernel';
import type { OptionLetter } from '@portway/rules/minimum-salary';
import {
  type LeastOn,
  lookAtThis,
  measurePay,
  minOn,
  type PayMeasured,
  payRuleDay,
} from '@portway/rules/sponsored-worker';
import { type Finding, nationOf, type PayVerdict, type UncheckedReason, type WorkerFacts } from './facts.ts';

interface Pay {
  readonly findings: readonly Finding[];
  readonly unchecked: readonly UncheckedReason[];
  readonly pay: PayVerdict | null;
}

const unchecked = (reason: UncheckedReason): Pay => ({ findings: [], unchecked: [reason], pay: null });

/**
 * Pay under what the rule asked for on the day of the certificate, judged as on the worker's own page. A person looks at
 * it: of the worker's grounds for an option, the record knows only its letter.
 */
export function pay(worker: WorkerFacts): Pay {
  const { terms, option } = worker;
  if (terms === null) return unchecked('no-terms');
  const { code, payPence, hours } = terms;
  if (code === null || payPence === null || hours === null) return unchecked('no-pay');
  const ruled = payRuleDay(worker.certificates, worker.certificateStart);
  if (ruled === null) return unchecked('no-certificate-start');
  const measured = measurePay({ code, hours, payPence, option, onDay: ruled.day }, minimumFor);
  const { verdict, requiredPence } = measured;
  if (verdict === 'pay-scale' || verdict === 'pay-not-recorded') return unchecked(verdict);
  const noOption: UncheckedReason[] = option === null ? ['no-option'] : [];
  if (requiredPence === null) return { findings: [], unchecked: noOption, pay: null };
  const judgement = { verdict, paidPence: payPence, requiredPence };
  if (verdict === 'met') return { findings: [], unchecked: noOption, pay: judgement };
  const caveat = ruled.isAssigned
    ? ''
    : ' The day on which the certificate was assigned is not recorded here.';
  const words = wordsOf(measured, { paid: inPounds(payPence), code, option, day: ruled.day });
  return {
    findings: [
      {
        key: `pay:${worker.id}:${code}.${payPence}.${hours}.${option ?? 'any'}.${ruled.day}`,
        worker: worker.id,
        title: `${worker.name} ${words.title}`,
        conclusion: lookAtThis({
          because: `${words.because}${caveat} ${words.next}`,
          steps: [
            figureStep('Least by the rule', { pence: requiredPence }),
            figureStep('Paid', { pence: payPence }),
          ],
        }),
        nation: nationOf(worker),
        happenedOn: ruled.day,
        asked: { code, payPence, hours, option, day: ruled.day, minimumPence: requiredPence },
      },
    ],
    unchecked: verdict === 'under' ? [] : noOption,
    pay: judgement,
  };
}

interface Paid {
  readonly paid: string;
  readonly code: string;
  readonly option: OptionLetter | null;
  readonly day: CalendarDate;
}

function wordsOf({ verdict, requiredPence, metBy }: PayMeasured, { paid, code, option, day }: Paid) {
  const least = inPounds(requiredPence ?? 0);
  if (verdict === 'depends-on-option')
    return {
      title: 'is paid under the standard rate, and no salary option is on record',
      because: `${paid} a year is under option A for ${code} on ${day}: ${least}. It meets option ${metBy.join(', ')}.`,
      next: 'Record the option under which permission was granted.',
    };
  const rule = option === null ? 'every salary option' : `option ${option}`;
  return {
    title: 'is paid less than the rule asks',
    because: `${paid} a year is under ${rule} for ${code} on ${day}: ${least}.`,
    next: 'Check the pay and the option before you report anything.',
  };
}

export interface Job {
  readonly code: string;
  readonly hours: number;
}

/** What an option asks for on a day; the same question is asked of many workers. */
export function minimumFor(option: OptionLetter, job: Job, day: CalendarDate): LeastOn {
  const key = `${option}.${job.code}.${job.hours}.${day}`;
  const before = minimums.get(key);
  if (before !== undefined) return before;
  const least = minOn(option, job, day);
  if (minimums.size >= maxKnown) minimums.clear();
  minimums.set(key, least);
  return least;
}

const minimums = new Map<string, LeastOn>();
const maxKnown = 20_000;
