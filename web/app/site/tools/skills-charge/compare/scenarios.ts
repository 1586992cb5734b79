import type { CalendarDate } from '@portway/rules/kernel';
import { readSponsorshipAnswers, type SponsorshipAnswers } from '../sponsorship-answers.ts';
import { type AnswerName, type Question, questions } from './questions.ts';

/*
 * The query of a comparison uses the calculator's own field names. A plain name applies to every scenario, one
 * prefixed with a letter to that scenario only:
 *
 *   ?location=outside&a.years=1&b.years=3&c.years=5    three scenarios that differ in their length
 *
 * Missing answers have the calculator's defaults. A calculator's query is therefore the start of a comparison: its
 * answers are scenario A, and B is a copy with another length. The form also sends `scenarios`, the number of
 * scenarios, and `vary`, the questions in which they differ; without them both follow from the letters. `add` and
 * `remove=b` redirect to the comparison that results.
 */

export const letters: readonly string[] = ['a', 'b', 'c', 'd'];

export interface Comparison {
  readonly scenarios: readonly SponsorshipAnswers[];
  /** The questions that each scenario answers separately. */
  readonly varied: readonly Question[];
  /** Parameters that no scenario can have, with an error message. */
  readonly strange: readonly { readonly who: string; readonly message: string }[];
}

const names = questions.flatMap(({ fields }) => fields.map(({ name }) => name));

/** The scenarios in a query; undefined when it has none. */
export function readComparison(query: URLSearchParams, today: CalendarDate): Comparison | undefined {
  const hasScenarios = query.has('scenarios');
  const hasOwnAnswers = names.some((name) => letters.some((letter) => query.has(`${letter}.${name}`)));
  const strange = strangeIn(query);
  if (!hasScenarios && !hasOwnAnswers && strange.length === 0 && !names.some((name) => query.has(name)))
    return undefined;
  const isVaried = ({ id, fields }: Question) =>
    hasScenarios
      ? query.getAll('vary').includes(id)
      : fields.some(({ name }) => letters.some((letter) => query.has(`${letter}.${name}`)));
  const varied = questions.filter(isVaried);
  const scenarios = letters
    .slice(0, hasScenarios ? countTold(query) : Math.max(hasOwnAnswers ? countOf(query) : 1, 1))
    .map((letter) => scenarioOf(query, { letter, varied, today }));
  if (scenarios.length > 1) return { scenarios, varied, strange };
  const both = withAnother(scenarios);
  return { scenarios: both, varied: variedAmong(both, varied), strange };
}

/** The number of scenarios: up to the last letter with an answer. */
function countOf(query: URLSearchParams): number {
  const last = letters.findLastIndex((letter) => names.some((name) => query.has(`${letter}.${name}`)));
  return last + 1;
}

function countTold(query: URLSearchParams): number {
  const count = Number(query.get('scenarios'));
  return Number.isInteger(count) ? Math.min(Math.max(count, 2), letters.length) : 2;
}

interface Reading {
  readonly letter: string;
  readonly varied: readonly Question[];
  readonly today: CalendarDate;
}

function scenarioOf(query: URLSearchParams, { letter, varied, today }: Reading): SponsorshipAnswers {
  const answers = new URLSearchParams();
  for (const question of questions) {
    const first = varied.includes(question) ? [`${letter}.`, ''] : ['', 'a.'];
    for (const { name } of question.fields) {
      const value = first.map((start) => query.get(start + name)).find((answer) => answer !== null);
      if (value !== undefined && value !== null) answers.set(name, value);
    }
  }
  return readSponsorshipAnswers(answers, today);
}

function strangeIn(query: URLSearchParams): Comparison['strange'] {
  return [...new Set(query.keys())].flatMap((key) => {
    const [, letter = '', name = ''] = /^([a-z])\.(.*)$/.exec(key) ?? [];
    if (letter === '') return [];
    const who = `Scenario ${letter.toUpperCase()}`;
    if (!letters.includes(letter)) return [{ who, message: 'You can compare up to four scenarios, A to D.' }];
    if (names.some((each) => each === name)) return [];
    return [{ who, message: `“${name}” is not a question on this page.` }];
  });
}

/** Lengths in years, in the order in which a new scenario tries them. */
const lengthsToTry = ['3', '5', '1', '2', '4'];

/** Adds a copy of the last scenario with a length that no other has. */
export function withAnother(scenarios: readonly SponsorshipAnswers[]): SponsorshipAnswers[] {
  const last = scenarios.at(-1);
  const years = lengthsToTry.find((each) => scenarios.every((scenario) => scenario.years !== each));
  return last === undefined || years === undefined ? [...scenarios] : [...scenarios, { ...last, years }];
}

/** The questions already answered for each scenario, and those whose answers differ. */
function variedAmong(scenarios: readonly SponsorshipAnswers[], already: readonly Question[]): Question[] {
  return questions.filter(
    (question) => already.includes(question) || question.fields.some(({ name }) => differ(scenarios, name)),
  );
}

function differ(scenarios: readonly SponsorshipAnswers[], name: AnswerName): boolean {
  return new Set(scenarios.map((scenario) => scenario[name])).size > 1;
}

/** The query to redirect to after `add` or `remove`; undefined without them. */
export function queryMovedTo(query: URLSearchParams, today: CalendarDate): string | undefined {
  if (!query.has('add') && !query.has('remove')) return undefined;
  const { scenarios, varied } = readComparison(query, today) ?? { scenarios: [], varied: [] };
  const removedIndex = letters.indexOf(query.get('remove') ?? '');
  const remaining = scenarios.length > 2 ? scenarios.filter((_, place) => place !== removedIndex) : scenarios;
  const after = query.has('add') && remaining.length < letters.length ? withAnother(remaining) : remaining;
  return comparisonQuery({ scenarios: after, varied: variedAmong(after, varied) }, today);
}

/** The shortest equivalent query: shared answers once, defaults left out, dates always included. */
export function comparisonQuery(
  { scenarios, varied }: Pick<Comparison, 'scenarios' | 'varied'>,
  today: CalendarDate,
): string {
  const untouched = readSponsorshipAnswers(new URLSearchParams(), today);
  const query = new URLSearchParams();
  for (const question of questions) {
    const differing = question.fields.filter(({ name }) => differ(scenarios, name));
    const perScenario =
      differing.length > 0 || !varied.includes(question) ? differing : question.fields.slice(0, 1);
    for (const field of question.fields) {
      const { name } = field;
      const [first] = scenarios;
      if (perScenario.includes(field)) {
        scenarios.forEach((scenario, place) => {
          query.set(`${letters[place]}.${name}`, asWritten(name, scenario[name]));
        });
      } else if (first !== undefined && (question.id === 'days' || first[name] !== untouched[name])) {
        query.set(name, asWritten(name, first[name]));
      }
    }
  }
  // Without any lettered parameter, the query would be read as a calculator's: `scenarios` says how many
  // there are.
  if (![...query.keys()].some((key) => key.includes('.'))) query.set('scenarios', `${scenarios.length}`);
  return query.toString();
}

/** Roles are written as their code. */
function asWritten(name: AnswerName, answer: string): string {
  return name === 'role' ? answer.replace(/^(\d{4}) - .*$/, '$1') : answer;
}
