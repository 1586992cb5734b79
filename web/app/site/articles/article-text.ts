import type { LawOfTheDay } from './figures/law-of-the-day.ts';
import type { Leading, ProseSection, Sentence } from './prose.ts';

/** The content of an article on one day. */
export interface ArticleText {
  /** The key figure, for the card in the sidebar. */
  readonly pulled: { readonly label: string; readonly figure: Leading; readonly note: Sentence };
  readonly sections: readonly ProseSection[];
  /** What to read or do next, with prefilled links. */
  readonly next: readonly { readonly to: string; readonly title: string; readonly text: string }[];
}

export type WriteArticle = (law: LawOfTheDay) => ArticleText;
