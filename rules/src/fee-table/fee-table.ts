import { type CalendarDate, lawOn, noted, type Parameter, type Warning } from '../kernel/index.ts';
import { feeTable } from './parameters.ts';

/** How far our fees were read, for people, where fees of days after it are shown. */
export const feesLastRead =
  'We last read the Home Office’s visa, certificate and licence fees in its table of 8 April 2026. A newer table of 8 October 2026 exists, and what it changed was not found. Check the fees on GOV.UK.';

const newerTable =
  'Last read in the table of 8 April 2026. For days from 8 October 2026 a newer table exists, which we have not read.';

/** A warning where one of the days is governed by a fee table that was not read. */
export function feeTableWarnings(...days: readonly (CalendarDate | undefined)[]): Warning[] {
  const isUnread = days.some((day) => {
    const table = day === undefined ? undefined : lawOn(feeTable, day);
    return table?.status === 'in-force' && !table.value.isRead;
  });
  return isUnread ? [{ code: 'fee-table-newer', message: feesLastRead }] : [];
}

/** The fee with a note on its last version, for its own page and for the working. */
export function withNewerTable<V>(fee: Parameter<V>): Parameter<V> {
  const [first, ...later] = fee.versions;
  const last = later.at(-1);
  if (last === undefined)
    return first.note === undefined ? { ...fee, versions: [noted(first, newerTable)] } : fee;
  if ('unknown' in last || last.note !== undefined) return fee;
  return { ...fee, versions: [first, ...later.slice(0, -1), noted(last, newerTable)] };
}
