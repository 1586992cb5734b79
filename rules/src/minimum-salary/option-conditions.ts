import type { Occupation } from '../occupations/index.ts';
import { bothOf, type Condition, met, notMet, notTold } from './condition.ts';
import { listCondition } from './list-condition.ts';
import { newEntrantCondition } from './new-entrant-condition.ts';
import { phdCondition } from './phd-condition.ts';
import type { Subject } from './subject.ts';
import type { OptionLetter } from './threshold-parameters.ts';
import { transitionalCondition } from './transitional-condition.ts';

export interface Asked {
  readonly condition: Condition;
  /** Whether the option depends on a list that has ended, so that its old figure may not be shown. */
  readonly ended?: boolean;
}

/** The conditions of each option for this worker, and whether they are met. */
export function conditionsOf(subject: Subject): Readonly<Record<OptionLetter, Asked>> {
  const { facts, occupation } = subject;
  if (subject.scale) return onlyThePayScale(subject.occupation, subject.scale.condition);
  const relevant = unlessUnrecorded(
    subject,
    'For which codes a PhD lowered the salary',
    phdCondition(facts, 'relevant', occupation),
  );
  const stem = unlessUnrecorded(
    subject,
    'For which codes a PhD lowered the salary',
    phdCondition(facts, 'stem', occupation),
  );
  const onList = listCondition(facts, occupation);
  const list =
    subject.unrecordedBefore === undefined
      ? onList
      : { ...notRecorded(subject, 'The Immigration Salary List'), ended: false };
  const entrant = newEntrantCondition(facts, occupation);
  const transitional = transitionalCondition(facts, occupation);
  const also = (condition: Condition) => ({ condition: bothOf(transitional, condition) });
  return {
    A: { condition: met('Open to everyone whose job can be sponsored.') },
    B: { condition: relevant },
    C: { condition: stem },
    D: { condition: list, ended: list.ended },
    E: { condition: entrant },
    F: { condition: transitional },
    G: also(relevant),
    H: also(stem),
    I: { ...also(list), ended: list.ended },
    J: also(entrant),
    K: { condition: notOnAScale(subject) },
  };
}

/** Before the first edition that records it, a blank does not mean "no": what depends on it is undecided. */
function unlessUnrecorded(subject: Subject, what: string, condition: Condition): Condition {
  if (subject.unrecordedBefore === undefined || subject.facts.phd === 'none') return condition;
  return notRecorded(subject, what);
}

function notRecorded({ unrecordedBefore }: Subject, what: string): Condition {
  return notTold(`${what} before ${unrecordedBefore} is not recorded. To be confirmed on GOV.UK.`);
}

function notOnAScale(subject: Subject): Condition {
  const { code, title } = subject.occupation;
  if (subject.unrecordedBefore !== undefined)
    return notRecorded(subject, 'Which codes were on national pay scales');
  return notMet(`${code} ${title} is not on a national pay scale.`);
}

function onlyThePayScale(
  { code, payScale }: Occupation,
  scale: Condition,
): Readonly<Record<OptionLetter, Asked>> {
  const reason = `${code} is on the national ${payScale} pay scales, so option K applies, and no other.`;
  const closed = { condition: notMet(reason) };
  return {
    A: closed,
    B: closed,
    C: closed,
    D: closed,
    E: closed,
    F: closed,
    G: closed,
    H: closed,
    I: closed,
    J: closed,
    K: { condition: scale },
  };
}
