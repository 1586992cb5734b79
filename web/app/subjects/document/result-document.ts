import type { WorkingStepShown } from '../../text/working-steps.ts';
import type { Brief } from './brief.ts';

/** A result as exported: words and figures already formatted. It knows nothing of any tool. */
export interface ResultDocument {
  /** The tool's title, which is also the document's. */
  readonly tool: string;
  /** Without its extension: `minimum-salary-2134-2026-11-20`. */
  readonly fileName: string;
  readonly headline: Headline;
  /** The answer in three sentences, which the first page begins with. */
  readonly sentences?: readonly string[];
  /** What to read before the figures. */
  readonly cautions: readonly string[];
  readonly answers: readonly Answer[];
  readonly parts: readonly DocumentPart[];
  /** Each day whose law was used, and what happens on it. */
  readonly lawAskedFor: readonly { readonly label: string; readonly day: string }[];
  readonly madeOn: string;
  /** The absolute URL that opens the same answers again. */
  readonly address: string;
  /** The PDF in two pages, with the rest behind the address. A CSV has everything. */
  readonly brief?: Brief;
}

/** The answer as one figure or one word. */
export interface Headline {
  readonly label: string;
  readonly figure: string;
  readonly tag?: string | undefined;
  readonly beside?: readonly { readonly label: string; readonly figure: string }[];
  readonly note?: string | undefined;
}

/** A question of the form, and its answer. */
export interface Answer {
  readonly question: string;
  readonly answer: string;
}

export type DocumentPart = TablePart | CalendarPart | ListPart | ParagraphPart | WorkingPart | SourcesPart;

export interface TablePart {
  readonly kind: 'table';
  readonly title: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

export interface TableColumn {
  readonly head: string;
  readonly figure?: boolean;
  /** At least as wide as this text, so that tables below each other share their column widths. */
  readonly like?: string;
}

export interface TableRow {
  /** The first cell names the row. */
  readonly cells: readonly string[];
  /** Shown under the row's name. */
  readonly remark?: string | undefined;
  /** The deciding row. */
  readonly strong?: boolean;
  /** The total of the rows above it. */
  readonly total?: boolean;
  /** Where the last cell links to. */
  readonly address?: string;
}

/** Weeks of days, Monday first, drawn as a small calendar. */
export interface CalendarPart {
  readonly kind: 'calendar';
  readonly title: string;
  readonly heads: readonly string[];
  readonly weeks: readonly (readonly CalendarCell[])[];
}

export interface CalendarCell {
  /** `24`, or `1 Jan` where a month begins. */
  readonly day: string;
  readonly figure?: string | undefined;
  /** Short, under the day. */
  readonly note?: string | undefined;
  /** A day that counts, before the count, that is passed over, or that lies outside. */
  readonly look: 'counts' | 'before' | 'over' | 'plain';
  readonly isMarked: boolean;
  /** All of it in words, for a spreadsheet. */
  readonly says: string;
}

export interface ListPart {
  readonly kind: 'list';
  readonly title: string;
  readonly lines: readonly string[];
  /** Set for the answer itself. */
  readonly large?: boolean;
}

export interface ParagraphPart {
  readonly kind: 'paragraph';
  readonly title: string;
  readonly text: string;
}

export interface WorkingPart {
  readonly kind: 'working';
  readonly title: string;
  readonly steps: readonly WorkingStepShown[];
}

export interface SourcesPart {
  readonly kind: 'sources';
  readonly title: string;
  readonly sources: readonly ListedSource[];
}

/** A source under the number by which the rules cite it. */
export interface ListedSource {
  readonly number: number;
  readonly title: string;
  readonly url: string | undefined;
}

/** The sections that have content. */
export function saying(...parts: readonly DocumentPart[]): DocumentPart[] {
  return parts.filter(saysSomething);
}

function saysSomething(part: DocumentPart): boolean {
  switch (part.kind) {
    case 'table':
      return part.rows.length > 0;
    case 'calendar':
      return part.weeks.length > 0;
    case 'list':
      return part.lines.length > 0;
    case 'working':
      return part.steps.length > 0;
    case 'sources':
      return part.sources.length > 0;
    case 'paragraph':
      return part.text !== '';
  }
}
