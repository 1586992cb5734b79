import type { CalendarDate } from '@portway/rules/kernel';
import { recordedBy } from '@portway/rules/recorded';
import { sponsorshipCost, stepsOfBill } from '@portway/rules/sponsorship-cost';
import { lastChecked } from '../../../../text/outcome.ts';
import { namedReader, queryFor } from '../../../../text/reader/reader.ts';
import { relevantQuestions } from '../relevant-questions.ts';
import { sponsorshipFacts } from '../sponsorship-answers.ts';
import { presentComparison } from './present-comparison.ts';
import type { Question } from './questions.ts';
import { sharedInWords } from './scenario-words.ts';
import { comparisonQuery, readComparison } from './scenarios.ts';

export interface Problem {
  /** The field's name in the form, with the scenario's letter. */
  readonly name: string;
  /** "Scenario B", or "Every scenario" for a shared answer. */
  readonly who: string;
  readonly message: string;
}

/** The comparison of the scenarios in a query; undefined when it has none. */
export function evaluateComparison(query: URLSearchParams, today: CalendarDate) {
  const comparison = readComparison(query, today);
  if (comparison === undefined) return undefined;
  const { scenarios: all, varied, strange } = comparison;
  const reader = namedReader(query) ?? 'employer';
  const scenarios = all.map((answers, place) => {
    const { facts, problems } = sponsorshipFacts(answers);
    return { name: 'ABCD'.charAt(place), answers, problems, cost: facts && sponsorshipCost(facts) };
  });
  const problems = scenarios.flatMap(({ name, problems: scenarioProblems }) =>
    scenarioProblems.map((problem) => problemOf(problem, name, varied)),
  );
  return {
    reader,
    scenarios: all,
    cases: all.map(relevantQuestions),
    varied: varied.map(({ id }) => id),
    shared: sharedInWords(all),
    problems: [
      ...strange.map((each, place) => ({
        ...each,
        name: place === 0 ? 'scenarios' : `scenarios-${place}`,
      })),
      ...new Map(problems.map((problem) => [problem.name, problem])).values(),
    ],
    shown: presentComparison(scenarios, reader),
    recorded: lastChecked(recordedBy(scenarios.flatMap(({ cost }) => (cost ? stepsOfBill(cost) : [])))),
    /** Opens the same scenarios on any day. */
    query: queryFor(reader, comparisonQuery(comparison, today)),
  };
}

export type ComparisonAnswered = NonNullable<ReturnType<typeof evaluateComparison>>;

type FieldProblem = Omit<Problem, 'who'>;

function problemOf({ name, message }: FieldProblem, scenario: string, varied: readonly Question[]): Problem {
  const isVaried = varied.some(({ fields }) => fields.some((field) => field.name === name));
  if (!isVaried) return { name, who: 'Every scenario', message };
  return { name: `${scenario.toLowerCase()}.${name}`, who: `Scenario ${scenario}`, message };
}
