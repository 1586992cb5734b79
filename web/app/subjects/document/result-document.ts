import type { WorkingStepShown } from '../../text/working-steps.ts';

/** A result as people take it away: words and figures ready written. It knows no tool. */
export interface ResultDocument {
  /** The tool's title: the document's own. */
  readonly tool: string;
  /** Without its extension: `minimum-salary-2134-2026-11-20`. */
  readonly fileName: string;
  readonly headline: Headline;
  /** What to read before the figures. */
  readonly cautions: readonly string[];
  readonly answers: readonly Answer[];
  readonly parts: readonly DocumentPart[];
  /** Each day whose law was asked for, and what happens on it. */
  readonly lawAskedFor: readonly { readonly label: string; readonly day: string }[];
  readonly madeOn: string;
  readonly recordedTo: string;
  /** The whole address at which the same answers can be opened again. */
  readonly address: string;
}

/** The answer in one figure, or in a word. */
export interface Headline {
  readonly label: string;
  readonly figure: string;
  readonly tag?: string | undefined;
  readonly beside?: readonly { readonly label: string; readonly figure: string }[];
  readonly note?: string | undefined;
}

/** A question of the form, and what was answered. */
export interface Answer {
  readonly question: string;
  readonly answer: string;
}

export type DocumentPart = TablePart | ListPart | ParagraphPart | WorkingPart | SourcesPart;

export interface TablePart {
  readonly kind: 'table';
  readonly title: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

export interface TableColumn {
  readonly head: string;
  readonly figure?: boolean;
  /** At least as wide as this text, so that tables under each other share their columns. */
  readonly like?: string;
}

export interface TableRow {
  /** The first names the row. */
  readonly cells: readonly string[];
  /** Said under the name of the row. */
  readonly remark?: string | undefined;
  /** The row that decides. */
  readonly strong?: boolean;
  /** The row sums up those above it. */
  readonly total?: boolean;
  /** Where the last cell leads. */
  readonly address?: string;
}

export interface ListPart {
  readonly kind: 'list';
  readonly title: string;
  readonly lines: readonly string[];
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

/** A source under the number by which the rules refer to it. */
export interface ListedSource {
  readonly number: number;
  readonly title: string;
  readonly url: string | undefined;
}

/** The parts that have something to say. */
export function saying(...parts: readonly DocumentPart[]): DocumentPart[] {
  return parts.filter(saysSomething);
}

function saysSomething(part: DocumentPart): boolean {
  switch (part.kind) {
    case 'table':
      return part.rows.length > 0;
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
