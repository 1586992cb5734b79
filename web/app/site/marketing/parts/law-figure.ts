import type { LawRead, Outcome, Step } from '@portway/rules/kernel';
import { recordedTo } from '@portway/rules/sources';
import { dayInWords } from '../../../text/days.ts';
import { isSettled, rulePath } from '../../../text/law.ts';
import { inShortPounds } from '../../../text/money.ts';
import { asRecordedTo } from '../../../text/outcome.ts';

/** Where a figure was read: the page of its rule, and since when it holds. */
export interface RuleRead {
  readonly title: string;
  readonly href: string;
  /** "8 April 2026". */
  readonly since: string;
  readonly settled: boolean;
}

/** A figure of the law of a day, ready written. Without a rule, none is recorded for the day. */
export interface LawFigure {
  readonly figure: string;
  readonly rule?: RuleRead;
}

const noFigure: LawFigure = { figure: 'To be confirmed' };

/** A sum of money out of an outcome, with the rule that its first amount was read from. */
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

/** A version of the law as a page names it. */
export function ruleRead({ parameter, title, inForceFrom, confidence }: LawRead): RuleRead {
  return {
    title,
    href: rulePath(parameter),
    since: dayInWords(inForceFrom),
    settled: isSettled(confidence),
  };
}

/** How far our records go, for the foot of a page with figures. */
export const recorded = asRecordedTo(recordedTo);
