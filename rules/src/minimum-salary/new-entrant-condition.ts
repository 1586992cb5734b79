import { lengthBetween, monthsBegun } from '../certificate/index.ts';
import { addDays, type CalendarDate, lawOn, lawStep } from '../kernel/index.ts';
import { type Occupation, postdoctoralCodes } from '../occupations/index.ts';
import { bothOf, type Condition, met, notMet, notTold } from './condition.ts';
import { newEntrantAge, newEntrantGrounds, newEntrantMonths } from './parameters.ts';
import { applicationDay, type NewEntrantLimb, type SalaryFacts } from './salary-facts.ts';

/** A new entrant by age or another ground, whose permission with this certificate stays within the cap. */
export function newEntrantCondition(facts: SalaryFacts, occupation: Occupation): Condition {
  const ground = groundOf(facts, occupation);
  return ground.met === false ? ground : bothOf(ground, withinTheCap(facts));
}

function groundOf(facts: SalaryFacts, { code }: Occupation): Condition {
  const age = lawOn(newEntrantAge, applicationDay(facts));
  const grounds = lawOn(newEntrantGrounds, applicationDay(facts));
  if (age.status === 'no-law') return notTold(age.message);
  if (grounds.status === 'no-law') return notTold(grounds.message);
  const { under26, newEntrantLimb } = facts;
  if (under26 === true)
    return met(
      `A new entrant: under ${age.value} on the day of application.`,
      lawStep(age, { count: age.value, of: 'years' }),
    );
  if (newEntrantLimb !== undefined && newEntrantLimb !== 'none') {
    const limb = byLimb(facts, newEntrantLimb, code);
    if (limb.met !== false || under26 === false) return limb;
  }
  if (under26 === undefined)
    return notTold(`It is not told whether the worker is under ${age.value}.`, lawStep(age));
  if (newEntrantLimb === 'none')
    return notMet(
      `Not under ${age.value}, and no other ground makes a new entrant.`,
      lawStep(age),
      lawStep(grounds),
    );
  return notTold(
    `Not under ${age.value}; whether another ground applies is not told.`,
    lawStep(age),
    lawStep(grounds),
  );
}

type Ground = Exclude<NewEntrantLimb, 'none'>;

function byLimb({ visaType, assignedOn, appliedOn }: SalaryFacts, limb: Ground, code: string): Condition {
  const grounds = lawOn(newEntrantGrounds, appliedOn ?? assignedOn);
  if (grounds.status === 'no-law') return notTold(grounds.message);
  const step = lawStep(grounds, { text: groundWords[limb] });
  if (limb === 'postdoctoral') {
    const codes = lawOn(postdoctoralCodes, assignedOn);
    if (codes.status === 'no-law') return notTold(codes.message);
    const listed = codes.value.includes(code);
    return listed
      ? met(`A new entrant: ${groundWords[limb]}.`, step, lawStep(codes))
      : notMet(
          `A postdoctoral position makes someone a new entrant only in the codes ${codes.value.join(', ')}.`,
          lawStep(codes),
        );
  }
  const past = limb === 'student' || limb === 'graduate';
  if (past && visaType === 'skilled') {
    return notTold(
      'The last permission is Skilled Worker: whether earlier permission still makes a new entrant is an open question.',
      step,
    );
  }
  return met(`A new entrant: ${groundWords[limb]}.`, step);
}

const groundWords: Readonly<Record<Ground, string>> = {
  postdoctoral: 'a postdoctoral position',
  'professional-qualification': 'working towards a qualification of a UK-regulated profession',
  'professional-registration': 'working towards full registration or chartered status',
  student: 'last permission as a Student, current or ended less than two years ago, with a UK degree',
  graduate: 'last permission as a Graduate, current or ended less than two years ago',
};

/** Months already held and this certificate together. */
function withinTheCap(facts: SalaryFacts): Condition {
  const cap = lawOn(newEntrantMonths, applicationDay(facts));
  if (cap.status === 'no-law') return notTold(cap.message);
  const step = lawStep(cap, { count: cap.value, of: 'months' });
  const { atLeast, told } = monthsHeld(facts);
  const certificate = facts.length && monthsBegun(facts.length);
  if (atLeast + (certificate ?? 1) > cap.value)
    return notMet(overTheCap(atLeast, certificate, cap.value), step);
  if (!told) return notTold('It is not told how many months of permission are held already.', step);
  return certificate === undefined
    ? met(`This holds only for a certificate of at most ${monthsInWords(cap.value - atLeast)}.`, step)
    : met(`${monthsInWords(atLeast + certificate)} used of at most ${cap.value}.`, step);
}

function overTheCap(held: number, certificate: number | undefined, cap: number): string {
  const already = `${monthsInWords(held)} held already`;
  if (certificate === undefined) return `${already}: none of the ${cap} months of a new entrant are left.`;
  const sum = `${monthsInWords(certificate)} of this certificate`;
  return `${held > 0 ? `${already} and ${sum}` : sum}: more than ${cap} months as a new entrant.`;
}

const monthsInWords = (count: number) => (count === 1 ? '1 month' : `${count} months`);

/**
 * As given, and never less than the time since the worker entered the route. Whether a Skilled Worker or Graduate
 * held more, for example as a Graduate before, only they can tell.
 */
function monthsHeld(facts: SalaryFacts): { atLeast: number; told: boolean } {
  const { monthsHeld: given, inRouteSince, visaType } = facts;
  const inRoute = inRouteSince === undefined ? 0 : monthsBegunBetween(inRouteSince, applicationDay(facts));
  const mayHoldMore = inRouteSince !== undefined || visaType === 'skilled' || visaType === 'graduate';
  return { atLeast: Math.max(given ?? 0, inRoute), told: given !== undefined || !mayHoldMore };
}

/** Months from one day to another, a part of a month counted as one. */
function monthsBegunBetween(from: CalendarDate, to: CalendarDate): number {
  return from < to ? monthsBegun(lengthBetween(from, addDays(to, -1))) : 0;
}
