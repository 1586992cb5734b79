import type { CalendarDate } from '@portway/rules/kernel';
import { recordedTo } from '@portway/rules/sources';
import { dayInWords } from '../../text/days.ts';
import type { ResultDocument } from './result-document.ts';

/** What a file was asked for with, and the day in London. */
export interface AskedFor {
  readonly url: URL;
  readonly today: CalendarDate;
}

interface GivenAnswers {
  /** Everything the form shows, by its field's name. */
  readonly answers: Readonly<Record<string, string>>;
  /** What the form fills in by itself and another day would fill in otherwise. */
  readonly pinned: readonly string[];
}

/** What a document says of itself: when it was made, how far the law is recorded, where the same answers open again. */
export function madeFrom(
  { url, today }: AskedFor,
  { answers, pinned }: GivenAnswers,
): Pick<ResultDocument, 'madeOn' | 'recordedTo' | 'address'> {
  // Only answers of the form: nothing else that stood in the address is carried on.
  const kept = Object.entries(answers).filter(
    ([name, value]) => value !== '' && (pinned.includes(name) || url.searchParams.has(name)),
  );
  return {
    madeOn: dayInWords(today),
    recordedTo: dayInWords(recordedTo),
    address: `${url.origin}${pageOf(url)}?${new URLSearchParams(kept)}`,
  };
}

/** The path of the page that shows the same result. */
export function pageOf({ pathname }: URL): string {
  return pathname.replace(/\.(?:pdf|csv)$/, '');
}
