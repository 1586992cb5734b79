import type { WorkerImport } from '@portway/contracts/sponsor/worker-imports/worker-imports';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { DataTable } from '../../../../ui/table.tsx';

/** The columns of a file that none of ours is. */
export function UnusedColumns({ file: { headings, columns, preview } }: { file: WorkerImport }) {
  const usedPlaces = new Set(Object.values(columns));
  const unused = headings.flatMap((heading, place) =>
    usedPlaces.has(place) ? [] : [{ heading: headingOf(heading, place), place }],
  );
  if (unused.length === 0) return null;
  return (
    <Disclosure summary={`Columns of your file that are not read (${unused.length})`}>
      <DataTable
        caption="Columns that are not read"
        quietCaption
        columns={[
          { head: 'Column', cell: ({ heading }) => heading },
          { head: 'First values', cell: ({ place }) => preview?.columns[place]?.join(', ') ?? '' },
        ]}
        rows={unused}
        keyOf={({ place }) => `${place}`}
      />
    </Disclosure>
  );
}

/** What a column of a file is called. */
export const headingOf = (heading: string, place: number) =>
  heading === '' ? `Column ${place + 1}` : heading;
