import type { DateOrder } from '@portway/contracts/sponsor/worker-imports/import-columns';
import { cellText } from '../cells/cell-text.ts';
import { dayOrderOf } from '../cells/days.ts';
import { type ColumnDayOrder, joinedOrder, type TableRow } from '../table/table-rows.ts';
import { isDayColumn } from './column-values.ts';

/** The order of the days of one of our columns; null where nothing says it, and each cell is asked about. */
export type OrderOf = (column: string) => DateOrder | null;

interface OrderOptions {
  readonly columns: Readonly<Record<string, number>>;
  /** What the person who sent the file answered. */
  readonly chosen: DateOrder | undefined;
  readonly orderAt: (place: number) => ColumnDayOrder;
}

/** A column decides its own order; the others of the file, or the person who sent it, decide where it does not. */
export function orderOfColumns({ columns, chosen, orderAt }: OrderOptions): OrderOf {
  const orders = new Map(
    Object.entries(columns).flatMap(([column, place]) =>
      isDayColumn(column) ? [[column, orderAt(place)] as const] : [],
    ),
  );
  const decided = new Set(
    [...orders.values()].filter((order) => order === 'day-first' || order === 'month-first'),
  );
  const [only] = decided;
  const otherwise = chosen ?? (decided.size === 1 && !isMixed(orders) ? (only ?? null) : null);
  return (column) => {
    const order = orders.get(column) ?? null;
    if (order === 'day-first' || order === 'month-first') return order;
    return order === 'both' ? (chosen ?? null) : otherwise;
  };
}

const isMixed = (orders: ReadonlyMap<string, ColumnDayOrder>) => [...orders.values()].includes('both');

/** Whether days of the mapped columns can be read in two ways, so that their order has to be asked. */
export function asksForOrder(
  columns: Readonly<Record<string, number>>,
  orderAt: OrderOptions['orderAt'],
): boolean {
  const orderOf = orderOfColumns({ columns, chosen: undefined, orderAt });
  return Object.entries(columns).some(([column, place]) => {
    const order = isDayColumn(column) ? orderAt(place) : null;
    return (order === 'either' || order === 'both') && orderOf(column) === null;
  });
}

/** What each column of a table says of its order. */
export function ordersIn(rows: readonly TableRow[], columns: Readonly<Record<string, number>>) {
  const orders = new Map<number, ColumnDayOrder>();
  for (const [column, place] of Object.entries(columns)) {
    if (!isDayColumn(column)) continue;
    let order: ColumnDayOrder = null;
    for (const { cells } of rows) {
      const cell = cells[place] ?? '';
      if (cell !== '' && cell.length <= 40) order = joinedOrder(order, dayOrderOf(cellText(cell)));
    }
    orders.set(place, order);
  }
  return (place: number) => orders.get(place) ?? null;
}
