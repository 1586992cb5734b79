import type { ImportKind } from '@portway/contracts/sponsor/worker-imports/import-columns';
import { checkTable } from '../../modules/sponsor/worker-imports/reading/check-table.ts';
import type { Against } from '../../modules/sponsor/worker-imports/reading/check-workers.ts';
import { guessColumns } from '../../modules/sponsor/worker-imports/reading/columns/guess-columns.ts';
import { readTable } from '../../modules/sponsor/worker-imports/reading/table/read-table.ts';

interface Checked extends Partial<Pick<Against, 'dateOrder' | 'corrections' | 'columns'>> {
  readonly kind?: ImportKind;
  readonly headingRow?: number;
  readonly sheet?: number;
}

const maxRows = 20_000;

/** A file as it is read with the columns that are guessed, where London is a work place, Old mill one that closed on 30 June 2025, and E-1 a worker on record. */
export async function checkedStaffFile(
  bytes: Uint8Array,
  { kind = 'workers', headingRow, sheet, columns: chosen, ...answers }: Checked = {},
) {
  const outline = await readTable(bytes, { maxRows, headingRow, sheet });
  const below = outline.firstRows.filter(({ row }) => row > outline.headingRow);
  const values = outline.headings.map((_, place) => below.map(({ cells }) => cells[place] ?? ''));
  const columns = chosen ?? guessColumns(kind, outline.headings, values);
  const places = Object.values(columns);
  const table = await readTable(bytes, {
    maxRows,
    places,
    headingRow: outline.headingRow,
    sheet: outline.sheet,
  });
  const onRecord = {
    workers: new Map(kind === 'absences' ? [['E-1', 'E-1']] : []),
    names: new Map<string, string>(),
    matches: new Map<string, string>(),
    places: new Map([['london', 'London']]),
    closedPlaces: new Map([['old mill', { id: 'Old mill', closedOn: '2025-06-30' }]]),
    placeNames: new Map<string, string>(),
    absences: new Map<string, never>(),
  };
  const matchOf = (field: string, value: string) => `${field} ${value}`;
  const file = await checkTable(table, kind, {
    ...{ columns, onRecord, matchOf, today: '2026-11-29' },
    ...answers,
  });
  return { ...file, outline, columns, faults: file.faults.stored };
}

export const staffText = (text: string) => new TextEncoder().encode(text);
