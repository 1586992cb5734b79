import type { CalendarDate } from '@portway/rules/kernel';
import { readSponsorshipAnswers, type SponsorshipAnswers } from '../sponsorship-answers.ts';
import { type AnswerName, type Question, questions } from './questions.ts';

/*
 * The address of a comparison has the names of the calculator's own answers. A plain name is the same in every
 * scenario, one with a letter before it belongs to that scenario:
 *
 *   ?location=outside&a.years=1&b.years=3&c.years=5    three scenarios that differ in their length
 *
 * What stands nowhere is the calculator's default. A calculator's address is thus a comparison that has only begun:
 * its answers are scenario A, and B is their copy with another length. The form also sends `scenarios`, how many
 * there are, and `vary`, the questions in which they differ; without them both follow from the letters. `add` and
 * `remove=b` lead to the address of the comparison after it.
 */

export const letters: readonly string[] = ['a', 'b', 'c', 'd'];

export interface Comparison {
  readonly scenarios: readonly SponsorshipAnswers[];
  /** The questions that each scenario answers for itself. */
  readonly varied: readonly Question[];
  /** What the address says that no scenario can take. */
  readonly strange: readonly { readonly who: string; readonly message: string }[];
}

const names = questions.flatMap(({ fields }) => fields.map(({ name }) => name));

/** The scenarios an address compares; undefined when it names none. */
export function readComparison(query: URLSearchParams, today: CalendarDate): Comparison | undefined {
  const told = query.has('scenarios');
  const own = names.some((name) => letters.some((letter) => query.has(`${letter}.${name}`)));
  const strange = strangeIn(query);
  if (!told && !own && strange.length === 0 && !names.some((name) => query.has(name))) return undefined;
  const isVaried = ({ id, fields }: Question) =>
    told
      ? query.getAll('vary').includes(id)
      : fields.some(({ name }) => letters.some((letter) => query.has(`${letter}.${name}`)));
  const varied = questions.filter(isVaried);
  const scenarios = letters
    .slice(0, told ? countTold(query) : Math.max(own ? countOf(query) : 1, 1))
    .map((letter) => scenarioOf(query, { letter, varied, today }));
  if (scenarios.length > 1) return { scenarios, varied, strange };
  const both = withAnother(scenarios);
  return { scenarios: both, varied: variedAmong(both, varied), strange };
}

/** How many scenarios have an answer of their own: the last letter that has one. */
function countOf(query: URLSearchParams): number {
  const last = letters.findLastIndex((letter) => names.some((name) => query.has(`${letter}.${name}`)));
  return last + 1;
}

function countTold(query: URLSearchParams): number {
  const told = Number(query.get('scenarios'));
  return Number.isInteger(told) ? Math.min(Math.max(told, 2), letters.length) : 2;
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
      const given = first.map((start) => query.get(start + name)).find((answer) => answer !== null);
      if (given !== undefined && given !== null) answers.set(name, given);
    }
  }
  return readSponsorshipAnswers(answers, today);
}

function strangeIn(query: URLSearchParams): Comparison['strange'] {
  return [...new Set(query.keys())].flatMap((key) => {
    const [, letter = '', name = ''] = /^([a-z])\.(.*)$/.exec(key) ?? [];
    if (letter === '') return [];
    const who = `Scenario ${letter.toUpperCase()}`;
    if (!letters.includes(letter))
      return [{ who, message: 'Only four scenarios, A to D, fit side by side.' }];
    if (names.some((each) => each === name)) return [];
    return [{ who, message: `“${name}” is not a question of this page.` }];
  });
}

/** The lengths in the order in which a new scenario tries them. */
const lengthsToTry = ['3', '5', '1', '2', '4'];

/** One more: the last one's copy with a length that no other has. */
export function withAnother(scenarios: readonly SponsorshipAnswers[]): SponsorshipAnswers[] {
  const last = scenarios.at(-1);
  const years = lengthsToTry.find((each) => scenarios.every((scenario) => scenario.years !== each));
  return last === undefined || years === undefined ? [...scenarios] : [...scenarios, { ...last, years }];
}

/** The questions that are asked of each scenario already, and those whose answers differ. */
function variedAmong(scenarios: readonly SponsorshipAnswers[], already: readonly Question[]): Question[] {
  return questions.filter(
    (question) => already.includes(question) || question.fields.some(({ name }) => differ(scenarios, name)),
  );
}

function differ(scenarios: readonly SponsorshipAnswers[], name: AnswerName): boolean {
  return new Set(scenarios.map((scenario) => scenario[name])).size > 1;
}

/** The query to go to when the address asks for one scenario more or fewer; undefined when it does not. */
export function queryMovedTo(query: URLSearchParams, today: CalendarDate): string | undefined {
  if (!query.has('add') && !query.has('remove')) return undefined;
  const { scenarios, varied } = readComparison(query, today) ?? { scenarios: [], varied: [] };
  const gone = letters.indexOf(query.get('remove') ?? '');
  const left = scenarios.length > 2 ? scenarios.filter((_, place) => place !== gone) : scenarios;
  const after = query.has('add') && left.length < letters.length ? withAnother(left) : left;
  return comparisonQuery({ scenarios: after, varied: variedAmong(after, varied) }, today);
}

/** The shortest query that says the same: what is shared once, defaults left out, the days always told. */
export function comparisonQuery(
  { scenarios, varied }: Pick<Comparison, 'scenarios' | 'varied'>,
  today: CalendarDate,
): string {
  const untouched = readSponsorshipAnswers(new URLSearchParams(), today);
  const query = new URLSearchParams();
  for (const question of questions) {
    const differing = question.fields.filter(({ name }) => differ(scenarios, name));
    const each = differing.length > 0 || !varied.includes(question) ? differing : question.fields.slice(0, 1);
    for (const field of question.fields) {
      const { name } = field;
      const [first] = scenarios;
      if (each.includes(field)) {
        scenarios.forEach((scenario, place) => {
          query.set(`${letters[place]}.${name}`, asWritten(name, scenario[name]));
        });
      } else if (first !== undefined && (question.id === 'days' || first[name] !== untouched[name])) {
        query.set(name, asWritten(name, first[name]));
      }
    }
  }
  // Alike in all and told of none: without their number they would be a calculator's answers, of which B is made.
  if (![...query.keys()].some((key) => key.includes('.'))) query.set('scenarios', `${scenarios.length}`);
  return query.toString();
}

/** A role is known by its code. */
function asWritten(name: AnswerName, answer: string): string {
  return name === 'role' ? answer.replace(/^(\d{4}) - .*$/, '$1') : answer;
}
