import { importColumns } from '@portway/contracts/sponsor/worker-imports/import-columns';
import type { ImportRows } from '@portway/contracts/sponsor/worker-imports/import-repair';
import type { WorkerImport } from '@portway/contracts/sponsor/worker-imports/worker-imports';

interface GridColumn {
  readonly key: string;
  readonly heading: string;
  /** Our column; null of one that is not read. */
  readonly columnId: string | null;
  /** The place in the file; null of a column that it does not have and where something is missing. */
  readonly place: number | null;
}

/** The columns of the file, after those that rows lack. */
export function gridColumns(
  { kind, headings, columns }: WorkerImport,
  rows: ImportRows['rows'],
): GridColumn[] {
  const idByPlace = new Map(Object.entries(columns).map(([id, place]) => [place, id]));
  const missingIds = new Set(
    rows.flatMap(({ faults }) =>
      faults.flatMap(({ columnId }) =>
        columnId !== null && columns[columnId] === undefined ? [columnId] : [],
      ),
    ),
  );
  return [
    ...[...missingIds].map((columnId) => ({
      ...{ key: columnId, columnId, place: null },
      heading: importColumns[kind].find(({ id }) => id === columnId)?.label ?? columnId,
    })),
    ...headings.map((heading, place) => ({
      ...{ key: `${place}`, place, columnId: idByPlace.get(place) ?? null },
      heading: heading === '' ? `Column ${place + 1}` : heading,
    })),
  ];
}
