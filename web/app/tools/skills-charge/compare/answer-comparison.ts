import type { CalendarDate } from '@portway/rules/kernel';
import { recordedTo } from '@portway/rules/sources';
import { sponsorshipCost } from '@portway/rules/sponsorship-cost';
import { asRecordedTo } from '../../../text/outcome.ts';
import { sponsorshipFacts } from '../sponsorship-answers.ts';
import { presentComparison } from './present-comparison.ts';
import type { Question } from './questions.ts';
import { readyMade } from './ready-made.ts';
import { sharedInWords } from './scenario-said.ts';
import { readComparison } from './scenarios.ts';

export interface Problem {
  /** The field's name in the form, its letter included. */
  readonly name: string;
  /** "Scenario B", or "Every scenario" for an answer they share. */
  readonly who: string;
  readonly message: string;
}

/** What the page shows for an address: scenarios side by side, or comparisons to begin with. */
export function answerComparison(query: URLSearchParams, today: CalendarDate) {
  const comparison = readComparison(query, today);
  if (comparison === undefined) return { readyMade: readyMade(today), comparison: undefined };
  const { scenarios: all, varied, strange } = comparison;
  const scenarios = all.map((answers, place) => {
    const { facts, problems } = sponsorshipFacts(answers);
    return { name: 'ABCD'.charAt(place), answers, problems, cost: facts && sponsorshipCost(facts) };
  });
  const problems = scenarios.flatMap(({ name, problems: found }) =>
    found.map((problem) => problemOf(problem, name, varied)),
  );
  return {
    readyMade: undefined,
    comparison: {
      scenarios: all,
      varied: varied.map(({ id }) => id),
      shared: sharedInWords(all),
      problems: [
        ...strange.map((each, place) => ({
          ...each,
          name: place === 0 ? 'scenarios' : `scenarios-${place}`,
        })),
        ...new Map(problems.map((problem) => [problem.name, problem])).values(),
      ],
      shown: presentComparison(scenarios),
      recorded: asRecordedTo(recordedTo),
    },
  };
}

export type ComparisonAnswered = NonNullable<ReturnType<typeof answerComparison>['comparison']>;

type Found = Omit<Problem, 'who'>;

function problemOf({ name, message }: Found, scenario: string, varied: readonly Question[]): Problem {
  const own = varied.some(({ fields }) => fields.some((field) => field.name === name));
  if (!own) return { name, who: 'Every scenario', message };
  return { name: `${scenario.toLowerCase()}.${name}`, who: `Scenario ${scenario}`, message };
}
