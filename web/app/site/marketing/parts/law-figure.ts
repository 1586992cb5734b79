import type { LawRead, Outcome, Step } from '@portway/rules/kernel';
import { type LawSubject, recordedOf, recordedSubject } from '@portway/rules/recorded';
import { dayInWords } from '../../../text/days.ts';
import { isSettled, rulePath } from '../../../text/law.ts';
import { inShortPounds } from '../../../text/money.ts';
import { lastChecked } from '../../../text/outcome.ts';

/** The rule behind a figure: its page, and the first day of its version. */
export interface RuleRead {
  readonly title: string;
  readonly href: string;
  /** "8 April 2026". */
  readonly since: string;
  readonly settled: boolean;
}

/** A formatted figure of the law of a day. Without a rule, none is recorded for the day. */
export interface LawFigure {
  readonly figure: string;
  readonly rule?: RuleRead;
}

const noFigure: LawFigure = { figure: 'To be confirmed' };

/** A sum of money from an outcome, with the rule of its first amount. */
export function lawFigure<A>(outcome: Outcome<A>, penceOf: (answer: A) => number): LawFigure {
  if (outcome.status === 'not-applicable') return { figure: inShortPounds(0), ...ruleOf(outcome.steps) };
  if (outcome.status !== 'answered') return noFigure;
  return { figure: inShortPounds(penceOf(outcome)), ...ruleOf(outcome.steps) };
}

function ruleOf(steps: readonly Step[]): { rule: RuleRead } | undefined {
  const money = steps.find(
    ({ law, figure }) => law !== undefined && figure !== undefined && 'pence' in figure,
  );
  const law = money?.law ?? steps.find((step) => step.law !== undefined)?.law;
  return law && { rule: ruleRead(law) };
}

/** A version of a rule, as pages name it. */
export function ruleRead({ parameter, title, inForceFrom, confidence }: LawRead): RuleRead {
  return {
    title,
    href: rulePath(parameter),
    since: dayInWords(inForceFrom),
    settled: isSettled(confidence),
  };
}

/** How far subjects of the law are recorded, for the note under a page's figures. */
export const recordedOn = (...subjects: readonly LawSubject[]) =>
  lastChecked(recordedOf(subjects.map(recordedSubject)));

/** The same of salaries and fees, which most pages show. */
export const recorded = recordedOn('rules', 'fees');
