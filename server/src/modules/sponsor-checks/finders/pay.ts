import { type CalendarDate, figureStep, inPounds, type Pence } from '@portway/rules/kernel';
import { type OptionLetter, optionFigure, optionLetters } from '@portway/rules/minimum-salary';
import { lookAtThis } from '@portway/rules/sponsored-worker';
import { type Finding, nationOf, type UncheckedReason, type WorkerFacts } from './facts.ts';

interface Pay {
  readonly findings: readonly Finding[];
  readonly unchecked: readonly UncheckedReason[];
}

const unchecked = (reason: UncheckedReason): Pay => ({ findings: [], unchecked: [reason] });

/**
 * Pay under what the rule asked for on the day of the certificate. A person looks at it: of the worker's grounds for an
 * option, the record knows only its letter.
 */
export function pay(worker: WorkerFacts): Pay {
  const { terms, option } = worker;
  if (terms === null) return unchecked('no-terms');
  const { code, payPence, hours } = terms;
  if (code === null || payPence === null || hours === null) return unchecked('no-pay');
  const ruled = ruleDay(worker);
  if (ruled === null) return unchecked('no-certificate-start');
  const job = { code, hours };
  const least = option === null ? minimumOfAny(job, ruled.day) : minimumFor(option, job, ruled.day);
  if (least === 'pay-scale' || least === 'pay-not-recorded') return unchecked(least);
  if (payPence >= least) return option === null ? unchecked('no-option') : { findings: [], unchecked: [] };
  const rule = option === null ? 'every salary option' : `option ${option}`;
  const known = ruled.assigned ? '' : ' The day on which the certificate was assigned is not recorded here.';
  const because = `${inPounds(payPence)} a year is under ${rule} for ${code} on ${ruled.day}: ${inPounds(least)}.${known} Check the pay and the option before you report anything.`;
  return {
    findings: [
      {
        key: `pay:${worker.id}:${code}.${payPence}.${hours}.${option ?? 'any'}.${ruled.day}`,
        worker: worker.id,
        title: `${worker.name} is paid less than the rule asks`,
        conclusion: lookAtThis({
          because,
          steps: [figureStep('Least by the rule', { pence: least }), figureStep('Paid', { pence: payPence })],
        }),
        nation: nationOf(worker),
        happenedOn: ruled.day,
        asked: { code, payPence, hours, option, day: ruled.day, minimumPence: least },
      },
    ],
    unchecked: [],
  };
}

export interface Job {
  readonly code: string;
  readonly hours: number;
}

type Least = Pence | 'pay-scale' | 'pay-not-recorded';

/** What an option asks for on a day; the same question is asked of many workers. */
export function minimumFor(option: OptionLetter, { code, hours }: Job, day: CalendarDate): Least {
  const key = `${option}.${code}.${hours}.${day}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const read = optionFigure({ assignedOn: day, occupationCode: code, option, hours: { perWeek: hours } });
  const least =
    read.status !== 'answered'
      ? 'pay-not-recorded'
      : read.figure.decidedBy === 'national-pay-scale'
        ? 'pay-scale'
        : read.figure.minimumAnnualPence;
  if (known.size >= maxKnown) known.clear();
  known.set(key, least);
  return least;
}

const known = new Map<string, Least>();
const maxKnown = 20_000;

function minimumOfAny(job: Job, day: CalendarDate): Least {
  const each = optionLetters.map((option) => minimumFor(option, job, day));
  const figures = each.filter((least) => typeof least === 'number');
  if (figures.length > 0) return Math.min(...figures);
  return each.includes('pay-scale') ? 'pay-scale' : 'pay-not-recorded';
}

/** The day whose rule the pay is held against: when the certificate was assigned, or began where that is not recorded. */
function ruleDay({ certificates, certificateStart }: WorkerFacts) {
  const assigned = certificates
    .flatMap(({ state, assignedOn }) => (state === 'assigned' || state === 'used' ? (assignedOn ?? []) : []))
    .toSorted()
    .at(-1);
  if (assigned !== undefined) return { day: assigned, assigned: true };
  return certificateStart === null ? null : { day: certificateStart, assigned: false };
}
