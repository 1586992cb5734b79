import type { CalendarDate } from '@portway/rules/kernel';
import { dayInWords } from '../../text/days.ts';
import type { ResultDocument } from './result-document.ts';

/** The query with which a file was requested, and today's date in London. */
export interface DocumentContext {
  readonly url: URL;
  readonly today: CalendarDate;
}

interface GivenAnswers {
  /** Everything the form shows, by field name. */
  readonly answers: Readonly<Record<string, string>>;
  /** Values that the form fills in by itself and that depend on the day. */
  readonly pinned: readonly string[];
}

/** What a document says about itself: when it was made, and the link to the result. */
export function madeFrom(
  { url, today }: DocumentContext,
  { answers, pinned }: GivenAnswers,
): Pick<ResultDocument, 'madeOn' | 'address'> {
  // Only the form's answers: nothing else in the address is passed on.
  const formAnswers = Object.entries(answers).filter(
    ([name, value]) => value !== '' && (pinned.includes(name) || url.searchParams.has(name)),
  );
  return {
    madeOn: dayInWords(today),
    address: `${url.origin}${pageOf(url)}?${new URLSearchParams(formAnswers)}`,
  };
}

/** The last of a result's sentences: the day of its law, and where to check it. */
export function ratesSentence(day: string): string {
  return `These are the rates for ${dayInWords(day)}: check GOV.UK before you rely on them.`;
}

/** The same of a result about days. */
export function rulesSentence(day: string): string {
  return `These are the rules for ${dayInWords(day)}: check GOV.UK before you rely on them.`;
}

/** The path of the page that shows the same result. */
export function pageOf({ pathname }: URL): string {
  return pathname.replace(/\.(?:pdf|csv)$/, '');
}
