import { applicationDay, type YesNoUnknown } from '../../eligible-role/index.ts';
import { addMonths, lawOn, lawStep, type Step } from '../../kernel/index.ts';
import { type Condition, conditionMet, notAnswered, notMet } from '../condition.ts';
import { courseDueWithin, lastPermissionCounts } from '../parameters.ts';
import type { SalaryFacts } from '../salary-facts.ts';

type PastPermission = 'student' | 'graduate';

interface Ground {
  readonly words: string;
  readonly step: Step;
}

const names = { student: 'Student', graduate: 'Graduate' } as const;

/** SW 12.2(e), (f): the most recent permission counts, visits aside, if it has not ended too long ago. */
export function lastPermission(
  facts: SalaryFacts,
  ground: PastPermission,
  { words, step }: Ground,
): Condition {
  const recent = isMostRecent(facts, ground);
  const name = names[ground];
  if (recent === false)
    return notMet(
      `The most recent permission counts: someone who now has another permission is not a new entrant as a former ${name}.`,
      step,
    );
  if (recent === 'unknown')
    return notAnswered(`The answers do not say whether the most recent permission was ${name}.`, step);
  if (ground === 'student' && facts.newEntrantStudy === 'other')
    return notMet(`A Student is a new entrant only by ${degree}, or a PhD with twelve months done.`, step);
  if (ground === 'student' && facts.newEntrantStudy === undefined)
    return notAnswered(
      `Open only by ${degree}, or a PhD with twelve months done. The answers do not say.`,
      step,
    );
  return (
    endedTooLongAgo(facts, name) ??
    (ground === 'student' ? dueTooLate(facts, step) : undefined) ??
    conditionMet(`A new entrant: ${words}.`, step)
  );
}

/** The degree may be of any permission as a Student, not only of the last (SW 12.2(e)(iii)). */
const degree =
  'a UK bachelor’s, master’s, PhD, PGCE or PGDE, of that permission or of any earlier one as a Student, that is completed or due within three months';

/** SW 12.2(e)(iv): the application is made at most three months before the course is expected to end. */
function dueTooLate({ newEntrantStudy, courseEndsOn, ...facts }: SalaryFacts, step: Step) {
  const due = lawOn(courseDueWithin, applicationDay(facts));
  if (newEntrantStudy !== 'due-within-3-months' || courseEndsOn === undefined) return undefined;
  if (due.status === 'no-law' || courseEndsOn <= addMonths(applicationDay(facts), due.value))
    return undefined;
  return notMet(
    `The course ends on ${courseEndsOn}, more than ${due.value} months after the application.`,
    step,
    lawStep(due, { count: due.value, of: 'months' }),
  );
}

/**
 * A worker abroad may have come for visits since; inside the UK the permission held now is the most recent
 * one.
 */
function isMostRecent({ visaType, inUk }: SalaryFacts, ground: PastPermission): YesNoUnknown {
  if (visaType === undefined || visaType === ground) return true;
  if (visaType !== 'other') return false;
  return inUk === undefined ? 'unknown' : !inUk;
}

function endedTooLongAgo(facts: SalaryFacts, name: string): Condition | undefined {
  const endedOn = facts.lastPermissionEndedOn;
  const months = lawOn(lastPermissionCounts, applicationDay(facts));
  if (endedOn === undefined || months.status === 'no-law') return undefined;
  if (addMonths(endedOn, months.value) > applicationDay(facts)) return undefined;
  return notMet(
    `The permission as a ${name} ended on ${endedOn}: ${months.value} months or more before the application.`,
    lawStep(months, { count: months.value, of: 'months' }),
  );
}
