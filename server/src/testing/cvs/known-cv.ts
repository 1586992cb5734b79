/** A made-up CV, and what a careful reader would take from it. What it does not say is absent, or null. */
export interface KnownCv {
  readonly name: string;
  readonly file: 'docx' | 'pdf';
  /**
   * One paragraph to a line: `= Name`, `# Heading`, `- bullet`, `left >> right edge`, `cell || cell` with several
   * paragraphs of a cell between ` // `, and ` ↵ ` for a line break within a paragraph.
   */
  readonly text: string;
  /** Below the text. */
  readonly columns?: {
    readonly left: string;
    readonly right: string;
    /** The left one's share of the width. */
    readonly split: number;
    /** In which order the file holds what a reader sees as two columns. */
    readonly order: 'one after the other' | 'line by line';
  };
  readonly expected: {
    readonly location?: string;
    readonly website?: string;
    readonly linkedin?: string;
    readonly github?: string;
    readonly bio?: string;
    /** Awards and projects: how many lines, with the headings of projects, and how the first begins. */
    readonly achievements?: readonly [lines: number, start: string];
    readonly skills?: readonly string[];
    /** With the number of lines of the description, its first line naming the place if the CV does. */
    readonly work?: readonly (readonly [
      title: string,
      company: string,
      start: string | null,
      end: string | null,
      lines: number,
    ])[];
    readonly education?: readonly (readonly [
      institution: string,
      award: string | null,
      field: string | null,
      graduation: string | null,
    ])[];
  };
}

/** A line of a known CV, read. */
export type CvLine =
  | { readonly kind: 'name' | 'heading' | 'bullet' | 'text'; readonly text: string }
  | { readonly kind: 'edges'; readonly left: string; readonly right: string }
  | { readonly kind: 'row'; readonly cells: readonly (readonly string[])[] };

export function cvLines(text: string): readonly CvLine[] {
  return text
    .trim()
    .split('\n')
    .map((line) => cvLine(line.trim()));
}

function cvLine(line: string): CvLine {
  const [, mark, text = ''] = /^([=#-]) (.*)$/.exec(line) ?? [];
  if (mark === '=') return { kind: 'name', text };
  if (mark === '#') return { kind: 'heading', text };
  if (mark === '-') return { kind: 'bullet', text };
  if (line.includes(' || '))
    return { kind: 'row', cells: line.split(' || ').map((cell) => cell.split(' // ')) };
  const [leftText = '', right] = line.split(' >> ');
  return right === undefined ? { kind: 'text', text: line } : { kind: 'edges', left: leftText, right };
}
