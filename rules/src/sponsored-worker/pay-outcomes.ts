import type { Step } from '../kernel/index.ts';
import { type Conclusion, type Happened, raises } from './conclusion.ts';
import type { PayJudged } from './pay-facts.ts';

export interface Because {
  readonly because: string;
  readonly keep?: readonly string[];
  readonly steps?: readonly Step[];
}

export const keepOfPay = [
  'The letter or contract with the new pay',
  'The calculation against the salary option',
];

type Event =
  | 'worker-pay-reduced'
  | 'worker-pay-reduced-permitted'
  | 'worker-pay-reduced-new-certificate'
  | 'worker-pay-below-route'
  | 'worker-pay-increased'
  | 'worker-hours-changed';

/** A duty about pay; one report says the new hours too, where they change with it. */
export function payDuty(event: Event, facts: PayJudged, { keep = keepOfPay, ...why }: Because): Conclusion {
  const { nation, happenedOn, hoursAre, hoursWere } = facts;
  const conclusion = raises({ event, nation, happenedOn }, { ...why, keep });
  const { deadline } = conclusion;
  const saysHours = event === 'worker-hours-changed' || hoursAre === hoursWere;
  if (saysHours || deadline === null || !('duties' in deadline)) return conclusion;
  const [duty, ...more] = deadline.duties;
  if (duty === undefined) return conclusion;
  const contains = [...duty.contains, 'the new hours a week'];
  return { ...conclusion, deadline: { ...deadline, duties: [{ ...duty, contains }, ...more] } };
}

/**
 * A cut below the certificate of which it is not known what it leads to. It is reported within its days all the same;
 * more hours for the pay of before are reported as other hours.
 */
export function unsettled(facts: PayJudged, { because, ...why }: Because): Conclusion {
  if (!facts.isLess) return payDuty('worker-hours-changed', facts, { ...why, because });
  return payDuty('worker-pay-reduced', facts, { ...why, because: `${reportedAnyway} ${because}` });
}

const reportedAnyway = 'A cut below the certificate is reported whatever the salary option.';

/** A cut of pay about which too little is on record to judge it: only its day is certain. */
export function payReduced(on: Happened, because: string): Conclusion {
  return raises(
    { event: 'worker-pay-reduced', nation: on.nation, happenedOn: on.happenedOn },
    { because: `${reportedAnyway} ${because}`, keep: keepOfPay },
  );
}
