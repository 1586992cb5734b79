import type { ImportCorrection } from '@portway/contracts/sponsor/worker-imports/worker-imports';

/** What a cell is read as: by the correction of this cell, or of all cells of its column with the same text, or as it stands. */
export function correctedCells(corrections: readonly ImportCorrection[] = []) {
  const byRow = new Map<string, string>();
  const byValue = new Map<string, string>();
  for (const correction of corrections)
    if ('row' in correction) byRow.set(`${correction.row} ${correction.columnId}`, correction.replacement);
    else byValue.set(`${correction.columnId} ${correction.value}`, correction.replacement);
  return (row: number, column: string, text: string): string =>
    byRow.get(`${row} ${column}`) ?? byValue.get(`${column} ${text}`) ?? text;
}
