import type { CalendarDate } from '@portway/rules/kernel';
import { type SponsorSizeFacts, sponsorSize } from '@portway/rules/sponsor-size';
import { recordedIn } from '../../../../subjects/document/recorded-in.ts';
import { ratesFor } from '../../../../text/law-day.ts';
import { lastChecked, noLawInWords } from '../../../../text/outcome.ts';
import { workingSteps } from '../../../../text/working-steps.ts';
import { readSizeAnswers, sizeFacts } from './size-answers.ts';

/** The result page's data for a query. */
export function evaluateSize(query: URLSearchParams, today: CalendarDate) {
  const answers = readSizeAnswers(query, today);
  const { facts, problems } = sizeFacts(answers);
  const result = facts && presentSize(facts);
  return {
    answers,
    problems,
    result,
    law: facts && ratesFor(facts.financialYearBeganOn),
    recorded: lastChecked(recordedIn(result?.steps ?? [])),
  };
}

const sizes = { small: 'Small', large: 'Medium or large' } as const;

function presentSize(facts: SponsorSizeFacts) {
  const outcome = sponsorSize(facts);
  const common = { size: undefined, steps: workingSteps(outcome.steps) };
  switch (outcome.status) {
    case 'answered':
      return { ...common, size: outcome.size, figure: sizes[outcome.size], says: undefined };
    case 'no-law':
      return { ...common, figure: 'No law recorded', says: noLawInWords(outcome) };
    case 'not-applicable':
      return { ...common, figure: 'Not answered', says: outcome.reason };
    case 'needs-facts':
      return {
        ...common,
        figure: 'Not answered yet',
        says: 'Enter one more of the three figures to see the answer here.',
      };
  }
}

export type SizeShown = ReturnType<typeof presentSize>;
