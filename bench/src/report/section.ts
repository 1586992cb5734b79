/** The cells of a row, by the name of the column. */
export type Row = Readonly<Record<string, string>>;

/** The result of one measure. */
export interface Section {
  readonly title: string;
  /** What was measured, against which baseline, and how to read the figures. */
  readonly about: readonly string[];
  /** Every row has the columns of the first; empty if nothing could be measured. */
  readonly rows: readonly Row[];
  /** Sentences, or a second table, printed below the table. */
  readonly notes?: readonly string[];
  /** One sentence for each missed goal. */
  readonly missed: readonly string[];
}

/** The section as Markdown, with tables whose columns also align on a terminal. */
export function formatSection({ title, about, rows, notes = [], missed }: Section): string {
  const misses = missed.map((each) => `- **Missed:** ${each}`);
  const parts = [`## ${title}`, about.join('\n'), table(rows), ...notes, misses.join('\n')];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** The rows as a Markdown table; nothing if there are none. */
export function table(rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const columns = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => columns.map((column) => row[column] ?? ''));
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...cells.map((row) => row[index]?.length ?? 0)),
  );
  const line = (texts: readonly string[]) =>
    `| ${texts.map((text, index) => padded(text, widths[index] ?? 0, index)).join(' | ')} |`;
  // Laid out like the repository's formatter, so that a written report needs no reformatting.
  const dashes = widths.map((width, index) =>
    index === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  const rule = `| ${dashes.join(' | ')} |`;
  return [line(columns), rule, ...cells.map(line)].join('\n');
}

/** The first column is aligned as text, the others as figures. */
function padded(text: string, width: number, column: number): string {
  return column === 0 ? text.padEnd(width) : text.padStart(width);
}
