import type { ImportCorrection } from '@portway/contracts/sponsor/worker-imports/worker-imports';

/** Names the cell, or the cells with one text, that a correction is of. */
type CorrectedCell =
  | { readonly row: number; readonly columnId: string }
  | { readonly columnId: string; readonly value: string };

const keyOf = (cell: CorrectedCell) =>
  JSON.stringify('row' in cell ? [cell.columnId, cell.row] : [cell.columnId, 'value', cell.value]);

/**
 * Adds corrections to earlier ones. One of a text that came from an earlier correction changes that one too: the person sees
 * the text as it was corrected.
 */
export function mergeCorrections(
  earlier: readonly ImportCorrection[],
  added: readonly ImportCorrection[],
  withdrawn: readonly CorrectedCell[],
): ImportCorrection[] {
  const withdrawnKeys = new Set(withdrawn.map(keyOf));
  const merged = new Map(earlier.map((each) => [keyOf(each), each]));
  for (const key of withdrawnKeys) merged.delete(key);
  for (const correction of added) {
    if ('value' in correction) {
      const { columnId, value, replacement } = correction;
      for (const [key, each] of merged)
        if (each.columnId === columnId && each.replacement === value)
          merged.set(key, { ...each, replacement });
    }
    merged.set(keyOf(correction), correction);
  }
  return [...merged.values()];
}
