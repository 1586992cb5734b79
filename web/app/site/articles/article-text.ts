import type { LawOfTheDay } from './law-of-the-day.ts';
import type { Leading, ProseSection, Sentence } from './prose.ts';

/** What an article says on one day. */
export interface ArticleText {
  /** The figure that it turns on, for the card beside it. */
  readonly pulled: { readonly label: string; readonly figure: Leading; readonly note: Sentence };
  readonly sections: readonly ProseSection[];
  /** Where a reader goes from here, with what the article knows filled in. */
  readonly next: readonly { readonly to: string; readonly title: string; readonly text: string }[];
}

export type WriteArticle = (law: LawOfTheDay) => ArticleText;
