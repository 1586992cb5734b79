import type { CalendarDate } from '@portway/rules/kernel';
import { product } from '../../../text/product.ts';
import type { Answer } from './answer.ts';
import { type LawWords, lawWords } from './law-words.ts';

/**
 * The subjects, in the order of their buttons after "All Articles"; the home page shows the first three at
 * once.
 */
export const categories = [
  { id: 'licence', name: 'Sponsor licence' },
  { id: 'costs', name: 'Costs' },
  { id: 'visas', name: 'Visas' },
  { id: 'compliance', name: 'Compliance' },
  { id: 'recruitment', name: 'Recruitment' },
  { id: 'portway', name: product },
] as const;

export type CategoryId = (typeof categories)[number]['id'];

export interface Question {
  /** Its anchor on `/faq`. */
  readonly id: string;
  readonly category: CategoryId;
  readonly question: string;
  readonly answer: (day: CalendarDate) => Answer;
  /** Whether the home page shows it too. */
  readonly home?: true;
}

/** An answer that depends on the law of the day. */
export const byLaw =
  (write: (law: LawWords) => Answer) =>
  (day: CalendarDate): Answer =>
    write(lawWords(day));
