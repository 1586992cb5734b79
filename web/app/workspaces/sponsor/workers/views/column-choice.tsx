import type { WorkerColumn } from '@portway/contracts/sponsor/worker-views/worker-views';
import { Link } from 'react-router';
import { useQuery } from '../../../../kit/loading/use-query.ts';
import { columnsOf, pathWithColumns } from './view-query.ts';

interface ColumnChoiceProps {
  /** Those that the caller may see, with their heads. */
  columns: readonly { readonly id: WorkerColumn; readonly head: string }[];
}

/** Shows a column of the table, or leaves it out: each is a way to the same list with other columns. */
export function ColumnChoice({ columns }: ColumnChoiceProps) {
  const query = useQuery();
  const visible = columnsOf(query);
  return (
    <ul aria-label="Columns" className="column-choice">
      {columns.map(({ id, head }) => {
        const isShown = visible.includes(id);
        const next = isShown ? visible.filter((column) => column !== id) : [...visible, id];
        return (
          <li key={id}>
            <Link
              to={pathWithColumns(query, next)}
              preventScrollReset
              replace
              aria-current={isShown ? 'true' : undefined}
            >
              <span className="sr-only">{isShown ? 'Leave out' : 'Show'} the column </span>
              {head}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
