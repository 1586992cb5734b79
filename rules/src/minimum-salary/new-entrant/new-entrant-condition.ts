import { applicationDay } from '../../eligible-role/index.ts';
import { lawOn, lawStep } from '../../kernel/index.ts';
import { type Occupation, postdoctoralCodes } from '../../occupations/index.ts';
import { bothOf, type Condition, conditionMet, notAnswered, notMet } from '../condition.ts';
import { newEntrantAge, newEntrantGrounds } from '../parameters.ts';
import type { NewEntrantLimb, SalaryFacts } from '../salary-facts.ts';
import { lastPermission } from './last-permission.ts';
import { withinFourYears } from './new-entrant-months.ts';

/** A new entrant by age or another ground (SW 12.2), whose permission with this certificate stays within four years. */
export function newEntrantCondition(facts: SalaryFacts, occupation: Occupation): Condition {
  const ground = groundOf(facts, occupation);
  return ground.met === false ? ground : bothOf(ground, withinFourYears(facts));
}

function groundOf(facts: SalaryFacts, { code }: Occupation): Condition {
  const age = lawOn(newEntrantAge, applicationDay(facts));
  const grounds = lawOn(newEntrantGrounds, applicationDay(facts));
  if (age.status === 'no-law') return notAnswered(age.message);
  if (grounds.status === 'no-law') return notAnswered(grounds.message);
  const { under26 } = facts;
  const newEntrantLimb = limbOf(facts);
  if (under26 === true)
    return conditionMet(
      `A new entrant: under ${age.value} on the day of application.`,
      lawStep(age, { count: age.value, of: 'years' }),
    );
  if (newEntrantLimb !== undefined && newEntrantLimb !== 'none') {
    const limb = byLimb(facts, newEntrantLimb, code);
    if (limb.met !== false || under26 === false) return limb;
  }
  if (under26 === undefined)
    return notAnswered(`The answers do not say whether the worker is under ${age.value}.`, lawStep(age));
  if (newEntrantLimb === 'none')
    return notMet(
      `Not under ${age.value}, and no other reason makes the worker a new entrant.`,
      lawStep(age),
      lawStep(grounds),
    );
  return notAnswered(
    `Not under ${age.value}. The answers do not say whether another reason applies.`,
    lawStep(age),
    lawStep(grounds),
  );
}

/** A Graduate now is one by that permission itself (SW 12.2(f)); a Student may be one by the course. */
function limbOf({ newEntrantLimb, visaType }: SalaryFacts): NewEntrantLimb | undefined {
  return newEntrantLimb ?? (visaType === 'graduate' || visaType === 'student' ? visaType : undefined);
}

type Ground = Exclude<NewEntrantLimb, 'none'>;

function byLimb(facts: SalaryFacts, limb: Ground, code: string): Condition {
  const grounds = lawOn(newEntrantGrounds, applicationDay(facts));
  if (grounds.status === 'no-law') return notAnswered(grounds.message);
  if (limb === 'postdoctoral') return postdoctoral(facts, code);
  const step = lawStep(grounds, { text: groundWords[limb] });
  if (limb === 'student' || limb === 'graduate')
    return lastPermission(facts, limb, { words: groundWords[limb], step });
  return conditionMet(`A new entrant: ${groundWords[limb]}.`, step);
}

function postdoctoral({ assignedOn }: SalaryFacts, code: string): Condition {
  const codes = lawOn(postdoctoralCodes, assignedOn);
  if (codes.status === 'no-law') return notAnswered(codes.message);
  if (codes.value.includes(code))
    return conditionMet(`A new entrant: ${groundWords.postdoctoral}.`, lawStep(codes));
  return notMet(
    `A postdoctoral position makes someone a new entrant only in the codes ${codes.value.join(', ')}.`,
    lawStep(codes),
  );
}

const groundWords: Readonly<Record<Ground, string>> = {
  postdoctoral: 'a postdoctoral position',
  'professional-qualification': 'working towards a qualification of a UK-regulated profession',
  'professional-registration': 'working towards full registration or chartered status',
  student:
    'most recent permission as a Student, current or ended less than two years ago, and a UK bachelor’s, master’s, PhD, PGCE or PGDE of that or of any earlier permission as a Student',
  graduate: 'most recent permission as a Graduate, current or ended less than two years ago',
};
