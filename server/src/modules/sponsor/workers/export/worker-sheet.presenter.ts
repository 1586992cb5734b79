import type { WorkerState } from '@portway/contracts/sponsor/workers/worker-facts';
import type { WorkerGap, WorkerRow } from '@portway/contracts/sponsor/workers/workers';
import type { Sees } from '../workers.presenter.ts';

/** The words of the list on the page, so that a cell says the same. */
export interface SheetWords {
  readonly gaps: Readonly<Record<WorkerGap, string>>;
  readonly states: Readonly<Record<WorkerState, string>>;
  readonly verdicts: Readonly<Record<NonNullable<WorkerRow['pay']>['verdict'], string>>;
}

export type SheetCell = string | number | null;

/** Days as YYYY-MM-DD, pay in whole pence for a year. */
export interface SheetColumn {
  readonly head: string;
  readonly kind: 'text' | 'day' | 'pounds' | 'number';
  /** In characters. */
  readonly width: number;
  readonly cell: (row: WorkerRow, words: SheetWords) => SheetCell;
  /** Whether line managers see it. */
  readonly isForTeam?: true;
}

const columns: readonly SheetColumn[] = [
  { head: 'name', kind: 'text', width: 28, cell: ({ fullName }) => fullName, isForTeam: true },
  { head: 'your number', kind: 'text', width: 14, cell: ({ reference }) => reference, isForTeam: true },
  {
    ...{ head: 'state', kind: 'text', width: 18, isForTeam: true },
    cell: ({ state }, { states }) => states[state],
  },
  { head: 'route', kind: 'text', width: 18, cell: ({ route }) => route, isForTeam: true },
  { head: 'job', kind: 'text', width: 30, cell: ({ jobTitle }) => jobTitle, isForTeam: true },
  { head: 'code', kind: 'text', width: 8, cell: ({ occupationCode }) => occupationCode, isForTeam: true },
  {
    ...{ head: 'hours a week', kind: 'number', width: 13, isForTeam: true },
    cell: ({ hoursPerWeek }) => hoursPerWeek,
  },
  { head: 'pay a year', kind: 'pounds', width: 14, cell: ({ payPence }) => payPence },
  {
    ...{ head: 'rule of its day', kind: 'pounds', width: 15 },
    cell: ({ pay }) => pay?.requiredPence ?? null,
  },
  {
    ...{ head: 'pay against it', kind: 'text', width: 30 },
    cell: ({ pay }, { verdicts }) => (pay === null ? null : verdicts[pay.verdict]),
  },
  { head: 'place', kind: 'text', width: 22, cell: ({ place }) => place, isForTeam: true },
  { head: 'manager', kind: 'text', width: 22, cell: ({ manager }) => manager?.name ?? null, isForTeam: true },
  { head: 'certificate ends', kind: 'day', width: 16, cell: ({ certificateEnds }) => certificateEnds },
  { head: 'permission ends', kind: 'day', width: 16, cell: ({ visaEnds }) => visaEnds },
  { head: 'next check', kind: 'day', width: 14, cell: ({ nextCheckOn }) => nextCheckOn },
  { head: 'missing', kind: 'text', width: 36, cell: missingIn },
  { head: 'tags', kind: 'text', width: 20, cell: ({ tags }) => tags.join(', '), isForTeam: true },
];

/** Nothing is owed for those who are sponsored no longer. */
function missingIn({ gaps, state }: WorkerRow, words: SheetWords): string | null {
  if (state === 'left' || state === 'sponsorship-ended') return null;
  if (gaps === null) return 'not checked yet';
  return gaps.map((gap) => words.gaps[gap]).join(', ');
}

/** The columns that the caller may see. */
export const sheetColumns = (sees: Sees): readonly SheetColumn[] =>
  columns.filter(({ isForTeam }) => sees === 'everything' || isForTeam === true);

/** A row of the sheet, cell by cell. */
export const sheetCells = (
  row: WorkerRow,
  { shownColumns, words }: { readonly shownColumns: readonly SheetColumn[]; readonly words: SheetWords },
): SheetCell[] => shownColumns.map(({ cell }) => cell(row, words));

/** The same for a table of text: pounds with their pence. */
export const textOfCell = (cell: SheetCell, kind: SheetColumn['kind']): string =>
  kind === 'pounds' && typeof cell === 'number' ? (cell / 100).toFixed(2) : `${cell ?? ''}`;
