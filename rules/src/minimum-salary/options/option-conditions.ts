import {
  holdsAnother,
  listCoverage,
  namesSomeJobs,
  scopeText,
  type YesNoUnknown,
} from '../../eligible-role/index.ts';
import { figureStep, lawOn, lawStep, type NoLaw } from '../../kernel/index.ts';
import { type Occupation, salaryList, shortageList } from '../../occupations/index.ts';
import { bothOf, type Condition, conditionMet, notAnswered, notMet } from '../condition.ts';
import { newEntrantCondition } from '../new-entrant/new-entrant-condition.ts';
import { phdProof, removedFromList } from '../parameters.ts';
import { factWords, type SalaryFacts } from '../salary-facts.ts';
import type { Subject } from '../subject.ts';
import type { OptionLetter } from '../threshold-parameters.ts';
import { transitionalCondition } from './transitional-condition.ts';

/**
 * Conditions of the options with a PhD: one relevant to the job, or one in a STEM subject too; and a code
 * whose salary a PhD can lower.
 */
function phdCondition(
  { phd, assignedOn }: SalaryFacts,
  subject: 'relevant' | 'stem',
  { code, title, phd: lowers }: Occupation,
): Condition {
  if (lowers === false) return notMet(`A PhD does not lower the salary of ${code} ${title}.`);
  const qualification =
    subject === 'stem'
      ? 'a PhD in a STEM subject that is relevant to the job'
      : 'a PhD that is relevant to the job';
  if (phd === undefined)
    return notAnswered(`Needs ${qualification}. The answers do not say whether the worker has one.`);
  const step = figureStep('PhD', { text: phdWords[phd] });
  const has = phd === 'stem' || (subject === 'relevant' && phd === 'relevant');
  if (!has) return notMet(`Needs ${qualification}.`, step);
  const proof = lawOn(phdProof, assignedOn);
  return proof.status === 'no-law'
    ? conditionMet(`The worker has ${qualification}.`, step)
    : conditionMet(
        `The worker has ${qualification}: ${proof.value}.`,
        step,
        lawStep(proof, { text: proof.value }),
      );
}

const phdWords = {
  none: 'none',
  relevant: 'relevant to the job',
  stem: 'in a STEM subject, relevant to the job',
};

export interface OptionCondition {
  readonly condition: Condition;
  /** Whether the option depends on a list that has ended, so that its old figure may not be shown. */
  readonly isEnded?: boolean;
}

/** The conditions of each option for this worker, and whether they are met. */
export function conditionsOf(subject: Subject): Readonly<Record<OptionLetter, OptionCondition>> {
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
      : { ...notRecorded(subject, 'The Immigration Salary List'), isEnded: false };
  const entrant = newEntrantCondition(facts, occupation);
  const transitional = transitionalCondition(facts, occupation);
  const also = (condition: Condition) => ({ condition: bothOf(transitional, condition) });
  return {
    A: { condition: conditionMet('Open to everyone whose job can be sponsored.') },
    B: { condition: relevant },
    C: { condition: stem },
    D: { condition: list, isEnded: list.isEnded },
    E: { condition: entrant },
    F: { condition: transitional },
    G: also(relevant),
    H: also(stem),
    I: { ...also(list), isEnded: list.isEnded },
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
  return notAnswered(`${what} before ${unrecordedBefore} is not recorded. To be confirmed on GOV.UK.`);
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
): Readonly<Record<OptionLetter, OptionCondition>> {
  const reason = `${code} is on the national ${payScale} pay scales, so option K applies, and no other.`;
  const closedOption = { condition: notMet(reason) };
  return {
    A: closedOption,
    B: closedOption,
    C: closedOption,
    D: closedOption,
    E: closedOption,
    F: closedOption,
    G: closedOption,
    H: closedOption,
    I: closedOption,
    J: closedOption,
    K: { condition: scale },
  };
}

/** A condition whose figure no longer applies, because the list it depends on has ended. */
interface ListCondition extends Condition {
  readonly isEnded: boolean;
}

/** A job on the Immigration Salary List on the day of the certificate, or kept after its removal (SW 11.2). */
function listCondition(facts: SalaryFacts, { code, title }: Occupation): ListCondition {
  const row = salaryList.get(code);
  if (!row) return { ...notMet(`${code} ${title} is not on the Immigration Salary List.`), isEnded: false };
  const coverage = listCoverage(row, facts);
  if (coverage.status === 'no-law') return afterRemoval(facts, coverage);
  const scopeSentence = `On the Immigration Salary List: ${scopeText(coverage.law.value)}.`;
  // If both lists name some jobs of the code, a yes does not tell which list was meant.
  if (
    facts.listScopeConfirmed &&
    coverage.law.value.scope !== 'all jobs' &&
    namesSomeJobs(shortageList.get(code))
  ) {
    const which = `${scopeSentence} Both lists name some jobs of this code, and the answer does not say which was meant.`;
    return { ...notAnswered(which, coverage.step), isEnded: false };
  }
  if (coverage.covers === true) return { ...conditionMet(scopeSentence, coverage.step), isEnded: false };
  if (coverage.covers === false)
    return { ...notMet(`${scopeSentence} This job is not covered.`, coverage.step), isEnded: false };
  const missing = coverage.missing.map((fact) => factWords[fact]).join(', and ');
  return {
    ...notAnswered(`${scopeSentence} The answers do not say ${missing}.`, coverage.step),
    isEnded: false,
  };
}

/** Off the list: the option stays for the same job with the same sponsor, if the last permission was for it. */
function afterRemoval(facts: SalaryFacts, { message, steps }: NoLaw): ListCondition {
  const law = lawOn(removedFromList, facts.assignedOn);
  const keeps = keepsListedJob(facts);
  if (law.status === 'no-law' || keeps === false) return { ...notAnswered(message, ...steps), isEnded: true };
  if (keeps === true)
    return {
      ...conditionMet(
        'The job has left the Immigration Salary List. The most recent permission was for it, with the same sponsor.',
        lawStep(law),
      ),
      isEnded: false,
    };
  const question = `${message} It stays open only for the same job with the same sponsor, if the most recent permission was for it. The answers do not say.`;
  return { ...notAnswered(question, ...steps, lawStep(law)), isEnded: true };
}

function keepsListedJob(facts: SalaryFacts): YesNoUnknown {
  const { sameListedJob, sameSponsor, visaType, inRouteSince } = facts;
  if (sameSponsor === false || holdsAnother(facts)) return false;
  if (sameListedJob !== undefined) return sameListedJob;
  const inRoute = visaType === 'skilled' || (visaType === undefined && inRouteSince !== undefined);
  return inRoute && 'unknown';
}
