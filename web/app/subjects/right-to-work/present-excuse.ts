import {
  type ExcuseFacts,
  type PendingApplication,
  pendingBeside,
  type StatutoryExcuse,
  statutoryExcuse,
} from '@portway/rules/right-to-work';
import { dayInWords, withDaysInWords } from '../../text/days.ts';
import { noLawInWords } from '../../text/outcome.ts';
import { workingSteps } from '../../text/working-steps.ts';
import { type CheckShown, penaltiesShown, sameForEverybody } from './check-shown.ts';
import { excuseLabel, labels } from './check-words.ts';
import { pendingShown } from './pending-shown.ts';

type Fields = Readonly<Record<string, { readonly field: string }>>;

/** The excuse that a check gives, in words. `fields`: which field of the form asks for a fact. */
export function presentExcuse(facts: ExcuseFacts, fields: Fields): CheckShown {
  const outcome = statutoryExcuse(facts);
  const open = {
    label: excuseLabel,
    isAnswered: false,
    beside: [],
    next: [],
    notes: [],
    penalties: [],
    unknown: [],
    pending: null,
    steps: workingSteps(outcome.steps),
  };
  switch (outcome.status) {
    case 'no-law':
      return { ...open, figure: 'No law recorded', says: noLawInWords(outcome) };
    case 'needs-facts':
      return { ...open, figure: 'Not answered yet', says: missingInWords(outcome.missing, fields) };
    case 'answered': {
      const pending = pendingBeside(facts, outcome.excuse);
      return {
        ...open,
        isAnswered: true,
        figure: figureOf(outcome),
        says: sentenceOf(outcome),
        beside: [...besideOf(outcome), ...(facts.appliedOn === undefined ? [] : askByOf(pending))],
        next: outcome.next.map(withDaysInWords),
        notes: outcome.excuse === 'none' || outcome.excuse === 'not-in-scope' ? [] : [sameForEverybody],
        penalties: penaltiesShown(outcome),
        unknown: outcome.unknown.map(withDaysInWords),
        pending: pending && pendingShown(pending),
        steps: workingSteps([...outcome.steps, ...(pending?.steps ?? [])]),
      };
    }
  }
}

function missingInWords(missing: readonly string[], fields: Fields): string {
  const names = missing.map((fact) => {
    const field = fields[fact]?.field ?? fact;
    const label = Object.entries(labels).find(([name]) => name === field)?.[1] ?? field;
    return `“${label}”`;
  });
  return `Answer ${names.join(' and ')} to see until when the check stands.`;
}

function figureOf({ excuse, until, gap }: StatutoryExcuse): string {
  if (excuse === 'none') return 'No';
  if (excuse === 'not-in-scope') return 'Not by this rule';
  if (gap) return `Only from ${dayInWords(gap.upTo)}`;
  return until === null ? 'Yes, without an end' : `Yes, to ${dayInWords(until)}`;
}

function sentenceOf({ because, gap, until }: StatutoryExcuse): string {
  if (!gap) return withDaysInWords(because);
  const end = until === null ? 'without an end' : `to ${dayInWords(until)}`;
  const days =
    gap.from === gap.upTo
      ? `On ${dayInWords(gap.from)}, up to the check, there is no excuse`
      : `From ${dayInWords(gap.from)} up to the check on ${dayInWords(gap.upTo)} there is no excuse`;
  return `${days}. No later check changes that. From the check on there is one, ${end}.`;
}

/** Of an application that is named: by when the service is asked. */
const askByOf = (pending: PendingApplication | null) =>
  pending === null || pending.askBy === null
    ? []
    : [{ label: 'Ask the Employer Checking Service by', figure: dayInWords(pending.askBy) }];

function besideOf({ checkAgainBy, keepUntil, excuse }: StatutoryExcuse) {
  return [
    ...(checkAgainBy === null ? [] : [{ label: 'Check again by', figure: dayInWords(checkAgainBy) }]),
    ...(excuse === 'continuous' ? [{ label: 'Check again', figure: 'Never' }] : []),
    ...(keepUntil === null || excuse === 'none'
      ? []
      : [
          {
            label: 'Keep the copy, then destroy it',
            figure: `until ${keepUntil.monthsAfterWorkEnds / 12} years after the work ends`,
          },
        ]),
  ];
}
