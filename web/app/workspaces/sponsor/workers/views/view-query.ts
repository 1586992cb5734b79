import { type WorkerColumn, workerColumns } from '@portway/contracts/sponsor/worker-views/worker-views';
import { workerFilters, workerOrder } from '@portway/contracts/sponsor/workers/workers';

const names: readonly string[] = [...Object.keys(workerFilters), ...Object.keys(workerOrder), 'columns'];

/** Filters, order and columns of the address, without what only leads there, such as the page. */
export function viewQueryOf(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...query].filter(([name, value]) => value !== '' && names.includes(name)));
}

/** Whether the address shows this view. */
export function isSameView(view: Readonly<Record<string, string>>, query: URLSearchParams): boolean {
  const [saved, current] = [view, viewQueryOf(query)].map((each) =>
    new URLSearchParams(Object.entries(each).toSorted()).toString(),
  );
  return saved === current;
}

/** The columns that the address names; all of them where it names none that there is. */
export function columnsOf(query: URLSearchParams): readonly WorkerColumn[] {
  const chosenNames = (query.get('columns') ?? '').split(',');
  const columns = workerColumns.filter((column) => chosenNames.includes(column));
  return columns.length === 0 ? workerColumns : columns;
}

/** The address with these columns; without a word about them where it shows all. */
export function pathWithColumns(query: URLSearchParams, columns: readonly WorkerColumn[]): string {
  const next = new URLSearchParams(query);
  if (columns.length === workerColumns.length || columns.length === 0) next.delete('columns');
  else next.set('columns', workerColumns.filter((column) => columns.includes(column)).join(','));
  return `?${next}`;
}
