import type { ImportRows } from '@portway/contracts/sponsor/worker-imports/import-repair';
import type { WorkerImport } from '@portway/contracts/sponsor/worker-imports/worker-imports';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { StatusMessage } from '../../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../../kit/forms/use-action.tsx';
import { useQuery } from '../../../../kit/loading/use-query.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { countInWords } from '../import-in-words.ts';
import { GridCell } from './grid-cell.tsx';
import { gridColumns } from './grid-columns.ts';
import './rows-grid.css';
import { useGridFocus } from './use-grid-focus.ts';

interface RowsGridProps {
  file: WorkerImport;
  grid: ImportRows | null;
}

const shows = [
  { id: 'faults', label: 'With faults' },
  { id: 'all', label: 'All rows' },
];

/** The file as a grid, fifty rows at a time: only those with faults, until all are wanted. */
export function RowsGrid({ file, grid }: RowsGridProps) {
  const query = useQuery();
  const path = (show: string, after = 0) =>
    `?import=${file.id}&grid=${show}${after === 0 ? '' : `&after=${after}`}`;
  const show = query.get('grid') ?? 'faults';
  return (
    <section id="rows" aria-labelledby="rows-heading" className="panel">
      <h2 id="rows-heading" className="text-20">
        The rows as a grid
      </h2>
      <p className="mt-2 mb-4 text-15 text-ink-2">
        Move with the arrow keys. Enter changes a cell, Escape leaves it as it was.
      </p>
      <nav aria-label="Which rows" className="tabs">
        {shows.map(({ id, label }) => (
          <Link key={id} to={path(id)} aria-current={id === show ? 'true' : undefined} preventScrollReset>
            {label}
          </Link>
        ))}
      </nav>
      {grid !== null && (
        <>
          <Grid file={file} grid={grid} />
          <nav aria-label="Pages of rows" className="mt-4 flex flex-wrap items-center gap-3">
            <p className="text-ink-2">
              {countInWords(
                grid.total,
                show === 'all' ? 'row' : 'row with a fault',
                show === 'all' ? 'rows' : 'rows with faults',
              )}
            </p>
            {grid.next !== null && (
              <LinkButton to={path(show, grid.next)} look="outline" preventScrollReset>
                Next rows
              </LinkButton>
            )}
            {query.has('after') && (
              <LinkButton to={path(show)} look="quiet" preventScrollReset>
                Back to the first
              </LinkButton>
            )}
          </nav>
        </>
      )}
    </section>
  );
}

interface FocusedCell {
  readonly row: number;
  readonly columnId: string | null;
  readonly heading: string;
}

/** Why the cell with the focus is wrong; empty where it is not. */
function reasonOf(rows: ImportRows['rows'], focused: FocusedCell | undefined): string {
  if (focused === undefined || focused.columnId === null) return '';
  const faults = rows.find(({ row }) => row === focused.row)?.faults ?? [];
  const fault = faults.find(({ columnId }) => columnId === focused.columnId);
  return fault === undefined ? '' : `${focused.heading}, row ${focused.row}: ${fault.message}`;
}

function Grid({ file, grid: { rows } }: { file: WorkerImport; grid: ImportRows }) {
  const { send, sending, formState } = useAction();
  const columns = gridColumns(file, rows);
  const table = useRef<HTMLTableElement>(null);
  const { onKeyDown, restore } = useGridFocus(table);
  const [focused, setFocused] = useState<FocusedCell>();
  const reason = reasonOf(rows, focused);
  useEffect(() => {
    if (!sending) restore();
  }, [sending, restore]);
  if (rows.length === 0) return <p className="mt-4">No row has a fault.</p>;
  return (
    <div className="mt-4">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields */}
      <div className="overflow-x-auto" role="group" aria-label="Rows of the file">
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells are changed
          role="grid"
          aria-label={`Rows of ${file.fileName}`}
          className="rows-grid"
          onKeyDown={onKeyDown}
        >
          <thead>
            <tr>
              <th scope="col">Row</th>
              {columns.map(({ key, heading }) => (
                <th key={key} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, rowPlace) => (
              <tr key={row.row}>
                <th scope="row">
                  {row.row}
                  {row.faults.some(({ columnId }) => columnId === null) && (
                    <span className="block text-14 font-normal text-coral">
                      {row.faults.find(({ columnId }) => columnId === null)?.message}
                    </span>
                  )}
                </th>
                {columns.map(({ key, columnId, place, heading }, columnPlace) => (
                  <GridCell
                    key={key}
                    cell={place === null ? { text: '', isCorrected: false } : row.cells[place]}
                    fault={row.faults.find((fault) => columnId !== null && fault.columnId === columnId)}
                    label={`${heading}, row ${row.row}`}
                    onFocus={() => setFocused({ row: row.row, columnId, heading })}
                    isFirst={rowPlace === 0 && columnPlace === 0}
                    onSave={
                      columnId === null
                        ? undefined
                        : (replacement) =>
                            send(actionForm('repair-rows', { columnId, rows: `${row.row}`, replacement }))
                    }
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {reason !== '' && (
        <p aria-hidden className="mt-2 text-15 text-coral">
          {reason}
        </p>
      )}
      <StatusMessage state={formState} />
    </div>
  );
}
