import { addMonths, type CalendarDate, lawOn, lawStep } from '../kernel/index.ts';
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
  if (newEntrantLimb !== undefined && newEntrantLimb !== 'none') return byLimb(facts, newEntrantLimb, code);
  if (under26 === undefined)
    return notTold(`Whether the worker is under ${age.value} is not told.`, lawStep(age));
  if (newEntrantLimb === 'none')
    return notMet(
      `Not under ${age.value}, and no other ground makes a new entrant.`,
      lawStep(age),
      lawStep(grounds),
    );
  return notTold(
    `Not under ${age.value}; whether another ground makes a new entrant is not told.`,
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
          `A postdoctoral position makes a new entrant only in ${codes.value.join(', ')}.`,
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
  const held = monthsHeld(facts);
  const step = lawStep(cap, { count: cap.value, of: 'months' });
  const sure = held ?? 0;
  const { months } = facts;
  if (sure + (months ?? 1) > cap.value) {
    const sum =
      months === undefined
        ? `${sure} months held already`
        : sure > 0
          ? `${sure} months held and ${months} of this certificate`
          : `${months} months of this certificate`;
    return notMet(`${sum}: more than ${cap.value} months as a new entrant.`, step);
  }
  if (held === undefined) return notTold('How many months of permission are held already is not told.', step);
  const left = `a certificate of at most ${cap.value - held} months`;
  return met(
    months === undefined ? `It holds for ${left}.` : `${held + months} of at most ${cap.value} months.`,
    step,
  );
}

/** As given; else counted from the day the worker entered the route; unknown for a Skilled Worker or Graduate. */
function monthsHeld(facts: SalaryFacts): number | undefined {
  const { monthsHeld: given, inRouteSince, visaType } = facts;
  if (given !== undefined) return given;
  if (inRouteSince !== undefined) return monthsBegunBetween(inRouteSince, applicationDay(facts));
  return visaType === 'skilled' || visaType === 'graduate' ? undefined : 0;
}

/** Months from one day to another, a part of a month counted as one. */
function monthsBegunBetween(from: CalendarDate, to: CalendarDate): number {
  let months =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(to.slice(5, 7)) -
    Number(from.slice(5, 7));
  if (addMonths(from, months) < to) months++;
  return Math.max(0, months);
}
