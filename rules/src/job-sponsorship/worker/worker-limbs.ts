import { type CalendarDate, inPounds, lawOn } from '../../kernel/index.ts';
import { findOccupation } from '../../occupations/index.ts';
import { noSwitchingFrom } from '../../switching/index.ts';
import type { PayAnswer } from '../least-pay.ts';
import type { ReadyPost } from '../post/post-facts.ts';
import { visaOn, type WorkerFacts, youngUntil } from './worker-facts.ts';
import { entrantFields, type WorkerField } from './worker-open.ts';
import { type SwitchDays, studentLimb } from './worker-study.ts';

/** One condition that decides about a worker, and the reason. */
export interface Limb {
  readonly status: 'yes' | 'no' | 'unknown';
  readonly because: string;
}

/** With the last day on which it can be used, if there is one. */
export interface DatedLimb extends Limb {
  readonly until: CalendarDate | null;
}

const fieldWords: Partial<Readonly<Record<WorkerField, string>>> = {
  bornOn: 'when you were born',
  newEntrantGround: 'whether there is another reason',
  monthsHeld: 'how many months of permission you have held',
  studentDegree: 'whether you have a UK degree as a Student',
  courseEndsOn: 'when your course ends',
};

const statusOf = { true: 'yes', false: 'no', unknown: 'unknown' } as const;

/** Whether the worker is a new entrant, in the rule's own words, and by age until when. */
export function newEntrantLimb(worker: WorkerFacts, day: CalendarDate, requiredPay?: PayAnswer): DatedLimb {
  const young = youngUntil(worker, day);
  const until = young !== undefined && young >= day ? young : null;
  const option = requiredPay?.options.find(({ option }) => option === 'E');
  if (!option)
    return { status: 'unknown', because: 'No figure for new entrants is known for this job.', until };
  const status = statusOf[`${option.available}`];
  const missingFields = status === 'unknown' ? entrantFields(worker, day) : [];
  if (missingFields.length > 0)
    return {
      status,
      because: `Your profile does not say ${missingFields.map((field) => fieldWords[field]).join(', nor ')}.`,
      until,
    };
  return { status, because: option.reason, until: status === 'no' ? null : until };
}

/**
 * What a PhD does for the pay of this job. The employer says whether it is relevant, and the Home Office
 * decides.
 */
export function phdLimb({ phd }: WorkerFacts, { code, title }: ReadyPost, requiredPay?: PayAnswer): Limb {
  if (findOccupation(code)?.phd === false)
    return { status: 'no', because: `A PhD does not lower the pay that ${code} ${title} needs.` };
  if (phd === undefined) return { status: 'unknown', because: 'Tell us whether you have a PhD.' };
  if (phd === 'none') return { status: 'no', because: 'You have no PhD.' };
  const letter = phd === 'stem' ? 'C' : 'B';
  const least = requiredPay?.options.find(({ option }) => option === letter)?.minimumAnnualPence ?? null;
  if (least === null) return { status: 'unknown', because: 'No figure with a PhD is known for this job.' };
  return {
    status: 'yes',
    because: `If your PhD is relevant to this job, ${inPounds(least)} is the figure. The employer has to explain why it is.`,
  };
}

/** Whether the worker can apply inside the UK, from the permission they hold. */
export function switchingLimb(worker: WorkerFacts, days: SwitchDays): Limb {
  const { appliedOn: day } = days;
  const visa = visaOn(worker, day);
  if (visa === undefined) return { status: 'unknown', because: 'Tell us which visa you have now.' };
  if (visa === 'none')
    return { status: 'no', because: 'You would apply from outside the UK, before you travel.' };
  if (visa === 'student') {
    const { status, because } = studentLimb(worker, days);
    return { status, because };
  }
  if (visa === 'other') return other(day);
  const because = {
    skilled:
      'You have a Skilled Worker visa. A new job needs a new certificate and an application inside the UK.',
    graduate: 'You can apply inside the UK from a Graduate visa.',
    dependent: 'You can apply inside the UK as a dependant.',
    'youth-mobility': 'You can apply inside the UK from the Youth Mobility Scheme.',
  }[visa];
  return { status: 'yes', because };
}

function other(day: CalendarDate): Limb {
  const law = lawOn(noSwitchingFrom, day);
  if (law.status === 'no-law') return { status: 'unknown', because: law.message };
  const because = `It depends on your visa. You cannot apply from: ${law.value.join(', ')}.`;
  return { status: 'unknown', because };
}
