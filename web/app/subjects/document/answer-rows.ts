import { penceTyped } from '../../text/as-typed.ts';
import { dayInWords } from '../../text/days.ts';
import { inShortPounds } from '../../text/money.ts';
import type { Answer } from './result-document.ts';

type Options = readonly { readonly value: string; readonly label: string }[];

/**
 * A question with its answer in words: the option's label, a day, or the text typed. Empty without an answer.
 */
export function answerRow(question: string, answer: string, options: Options = []): Answer[] {
  if (answer.trim() === '') return [];
  const label = options.find(({ value }) => value === answer)?.label;
  return [{ question, answer: label ?? (/^\d{4}-\d\d-\d\d$/.test(answer) ? dayInWords(answer) : answer) }];
}

/** An amount as typed, formatted the way we write amounts. */
export function moneyAnswerRow(question: string, answer: string): Answer[] {
  const pence = penceTyped(answer);
  return answerRow(question, typeof pence === 'number' ? inShortPounds(pence) : answer);
}
