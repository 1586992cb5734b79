import { type CalendarDate, lawOn, type Parameter } from '@portway/rules/kernel';
import { register } from '@portway/rules/register';
import { dayInWords, withDaysInWords } from '../../../text/days.ts';
import { isSettled, rulePath } from '../../../text/law.ts';
import { versionInWords } from '../../../text/values.ts';
import type { Leading, Paragraph } from './answer.ts';

const unsettled = 'to be confirmed on GOV.UK';

/**
 * Figures of the law of a day for an answer, by the rule's id in the register. The first figure of an answer
 * links to its rule; that page links to the others.
 */
export interface LawWords {
  /** A figure: "£611", "10 working days". */
  figure(id: string): string;
  /** The figure with a link to its rule. */
  rule(id: string): Leading;
  /** One number of a composite rule. */
  part(id: string, name: string): string;
  /** Since when it applies: "in force from 8 April 2026". */
  since(id: string): string;
  /** The first day of the version of today, in words. */
  firstDay(id: string): string;
  /** A link to a rule that is a long list. */
  listLink(id: string, words: string): Leading;
  /** A rule that is a sentence, with a link to its page and its first day. */
  fact(id: string): Paragraph;
}

export function lawWords(day: CalendarDate): LawWords {
  const figure = (id: string) => wordsOn(parameterOf(id), day);
  const rule = (id: string): Leading => ({ words: figure(id), to: rulePath(id) });
  const part = (id: string, name: string) => partOn(parameterOf(id), day, name);
  const since = (id: string) => sinceWords(parameterOf(id), day);
  const firstDay = (id: string) => {
    const outcome = lawOn(parameterOf(id), day);
    return outcome.status === 'no-law' ? unsettled : dayInWords(outcome.law.inForceFrom);
  };
  const listLink = (id: string, words: string): Leading => ({ words, to: rulePath(id) });
  const fact = (id: string): Paragraph => [
    `${figure(id)} `,
    { words: 'The rule', to: rulePath(id), about: parameterOf(id).title },
    `, ${since(id)}.`,
  ];
  return { figure, rule, part, since, firstDay, listLink, fact };
}

function parameterOf(id: string): Parameter<unknown> {
  const match = register.parameters.find((parameter) => parameter.id === id);
  if (match === undefined) throw new RangeError(`No rule has the id ${id}`);
  return match;
}

function wordsOn(parameter: Parameter<unknown>, day: CalendarDate): string {
  const outcome = lawOn(parameter, day);
  const version = parameter.versions.findLast(({ from }) => from <= day);
  if (outcome.status === 'no-law' || version === undefined) return unsettled;
  const words = withDaysInWords(versionInWords(parameter, version));
  return isSettled(outcome.law.confidence) ? words : `${words} (${unsettled})`;
}

function partOn(parameter: Parameter<unknown>, day: CalendarDate, name: string): string {
  const outcome = lawOn(parameter, day);
  const parts = outcome.status === 'in-force' && typeof outcome.value === 'object' ? outcome.value : null;
  const part = Object.entries(parts ?? {}).find(([key]) => key === name)?.[1];
  return part === undefined ? unsettled : `${part}`;
}

/** The first version may be older than our records, so only a later one "began" on its day. */
function sinceWords(parameter: Parameter<unknown>, day: CalendarDate): string {
  const version = parameter.versions.findLast(({ from }) => from <= day);
  if (version === undefined || 'unknown' in version) return 'with no figure recorded today';
  const prefix = version === parameter.versions[0] ? 'on record from' : 'in force from';
  return `${prefix} ${dayInWords(version.from)}`;
}
