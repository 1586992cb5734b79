import type { ImportChanges } from '@portway/contracts/sponsor/worker-imports/import-repair';
import { Link } from 'react-router';
import { Panel } from '../../../../kit/frame/panel.tsx';
import { useQuery } from '../../../../kit/loading/use-query.ts';
import { dayInWords } from '../../../../text/days.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { DataTable } from '../../../../ui/table.tsx';
import { countInWords } from '../import-in-words.ts';

/** What a file would change on record, before anything is changed. */
export function Changes({ changes: { updates, total } }: { changes: ImportChanges }) {
  const query = useQuery();
  const after = Number(query.get('changes') ?? 0);
  const rows = updates.flatMap(({ worker, name, rows: [row], changes }) =>
    changes.map((change, place) => ({ worker, name, row, place, ...change })),
  );
  const pathAfter = (place: number) => {
    const params = new URLSearchParams(query);
    params.set('changes', `${place}`);
    return `?${params}`;
  };
  return (
    <Panel
      title={`What changes for ${countInWords(total, 'worker')} on record`}
      text="Found by reference, National Insurance or passport number. An empty cell changes nothing."
    >
      <DataTable
        caption="What changes on record"
        quietCaption
        columns={[
          {
            head: 'Worker',
            cell: ({ worker, name, place }) =>
              place === 0 ? (
                <Link to={`/dashboard/sponsor/workers/${worker}`}>{name}</Link>
              ) : (
                <span className="sr-only">{name}</span>
              ),
          },
          {
            head: 'What',
            cell: ({ label, fromDay }) =>
              fromDay === null ? label : `${label}, from ${dayInWords(fromDay)}`,
          },
          { head: 'On record', cell: ({ from }) => valueInWords(from) },
          { head: 'In the file', cell: ({ to }) => valueInWords(to) },
        ]}
        rows={rows}
        keyOf={({ worker, row, columnId, fromDay }) => `${worker} ${row} ${columnId} ${fromDay}`}
      />
      {total > updates.length && (
        <nav aria-label="Pages of changes" className="mt-4 flex flex-wrap items-center gap-3">
          <p className="text-ink-2">
            {after + 1} to {after + updates.length} of {total.toLocaleString('en-GB')}
          </p>
          {after + updates.length < total && updates.length > 0 && (
            <LinkButton to={pathAfter(after + updates.length)} look="outline">
              Next changes
            </LinkButton>
          )}
          {after > 0 && (
            <LinkButton to={pathAfter(0)} look="quiet">
              Back to the first
            </LinkButton>
          )}
        </nav>
      )}
    </Panel>
  );
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

function valueInWords(value: string | null): string {
  if (value === null || value === '') return 'Empty';
  return isoDay.test(value) ? dayInWords(value) : value;
}
