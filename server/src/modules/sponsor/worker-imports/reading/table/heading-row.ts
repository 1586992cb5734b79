import { importColumns } from '@portway/contracts/sponsor/worker-imports/import-columns';

interface FilledRow {
  readonly row: number;
  readonly cells: readonly string[];
}

const plainly = (text: string) =>
  text
    .slice(0, 100)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

const knownHeadings: ReadonlySet<string> = new Set(
  [...importColumns.workers, ...importColumns.absences].flatMap(({ label, also }) => [
    plainly(label),
    ...also.split(','),
  ]),
);

/**
 * The row that is most likely the headings: with most known headings and filled cells; a report begins with lines of
 * its own. The first row where none is better.
 */
export function headingRowIn(rows: readonly FilledRow[]): number {
  const widest = Math.max(0, ...rows.map(({ cells }) => filledIn(cells)));
  let best = { row: rows[0]?.row ?? 0, score: scoreOf(rows[0]?.cells ?? [], widest) };
  for (const { row, cells } of rows.slice(1)) {
    const score = scoreOf(cells, widest);
    // Only a clearly better row: the values of a worker may look like headings too.
    if (score > best.score + 1) best = { row, score };
  }
  return best.row;
}

const filledIn = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length;

function scoreOf(cells: readonly string[], widest: number): number {
  const headingCount = cells.filter((cell) => knownHeadings.has(plainly(cell))).length;
  const values = cells.filter((cell) => /\d{3}|@/.test(cell)).length;
  const isShort = filledIn(cells) * 2 < widest;
  return headingCount * 3 - values - (isShort ? 2 : 0);
}
