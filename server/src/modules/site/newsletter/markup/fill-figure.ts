import type { IssueContent } from '@portway/contracts/site/newsletter/issue-content';
import { inPounds, isCalendarDate, lawOn, type Parameter } from '@portway/rules/kernel';
import { register } from '@portway/rules/register';

export type IssueFigure = IssueContent['figures'][number];

const parameters = new Map(
  register.topics.flatMap((topic) => topic.parameters.map((each) => [each.id, each] as const)),
);
const uncertain: ReadonlySet<string> = new Set(['derived', 'from-memory', 'disputed']);

/** The figure that `rule on day` names, from the recorded law; a sentence where there is none. */
export function fillFigure(placeholder: string): IssueFigure | string {
  const [, rule = '', day = ''] = /^\s*(\S+)\s+on\s+(\S+)\s*$/.exec(placeholder) ?? [];
  const excerpt = `{{${placeholder.trim().slice(0, 80)}}}`;
  if (rule === '') return `write a figure as {{rule on 2026-11-22}}, not as ${excerpt}.`;
  const parameter = parameters.get(rule);
  if (parameter === undefined)
    return `there is no rule “${rule.slice(0, 80)}”. The list of rules is at /rules.`;
  if (!isCalendarDate(day)) return `“${day.slice(0, 80)}” is not a day. Write it as 2026-11-22.`;
  const law = lawOn(parameter, day);
  if (law.status !== 'in-force') return law.message;
  const value = inWords(parameter, law.value);
  if (value === undefined)
    return `“${rule}” is not a single figure. Link to its page instead: [${law.law.title}](/rules/${rule}).`;
  return { value, title: law.law.title, rule, day, toBeConfirmed: uncertain.has(law.law.confidence) };
}

/** Every figure that can be named on this day, by topic. */
export function figuresOn(day: string) {
  return register.topics.flatMap((topic) =>
    topic.parameters.flatMap(({ id: rule, title }) => {
      const figure = fillFigure(`${rule} on ${day}`);
      return typeof figure === 'string' ? [] : [{ rule, topic: topic.title, title, value: figure.value }];
    }),
  );
}

function inWords({ unit }: Parameter<unknown>, value: unknown): string | undefined {
  if (typeof value !== 'number') return undefined;
  if (unit === 'pence') return inPounds(value);
  if (unit === undefined) return `${value}`;
  return `${value} ${value === 1 && unit !== 'employees' ? unit.replace(/s$/, '') : unit}`;
}
