import type { DateOrder, ImportKind } from '@portway/contracts/sponsor/worker-imports/import-columns';
import type { ImportCorrection } from '@portway/contracts/sponsor/worker-imports/worker-imports';
import type { OnRecord, PlannedAbsence, PlannedWorker } from './imported.repository.ts';
import type { FaultList } from './reading/fault-list.ts';

/** A file as a table. */
export interface Table extends Outline {
  readonly rows: readonly {
    readonly row: number;
    readonly cells: readonly string[];
    readonly width: number;
  }[];
}

/** What a column says of the order of its days: 3/4/2026. */
export type ColumnDayOrder = DateOrder | 'either' | 'both' | null;

/** What stands over the columns of a file, how many rows it has, and the first of them. */
export interface Outline {
  readonly headings: readonly string[];
  readonly total: number;
  /** How many of them a spreadsheet does not show. */
  readonly hiddenRows: number;
  readonly headingRow: number;
  readonly firstRows: readonly { readonly row: number; readonly cells: readonly string[] }[];
  readonly dayOrders: readonly ColumnDayOrder[];
  readonly sheets: readonly { readonly name: string; readonly isHidden: boolean }[];
  readonly sheet: number;
  readonly encoding: string | null;
}

/** Which part of a file is the table. */
export interface Layout {
  readonly sheet?: number | undefined;
  /** As a spreadsheet counts, 0 for none. */
  readonly headingRow?: number | undefined;
}

export interface Against {
  readonly columns: Readonly<Record<string, number>>;
  readonly onRecord: OnRecord;
  readonly today: string;
  readonly matchOf: (field: string, value: string) => string;
  /** What cells are read as instead. */
  readonly corrections?: readonly ImportCorrection[] | undefined;
  /** Which of two numbers of a day comes first, where the file does not say. */
  readonly dateOrder?: DateOrder | undefined;
}

export interface CheckedFile {
  readonly workers: readonly PlannedWorker[];
  readonly absences: readonly PlannedAbsence[];
  readonly faults: FaultList;
  /** Lines of the file that are no records. */
  readonly leftOut: readonly { readonly row: number; readonly why: string }[];
}

/** How files are read and checked: see the folder `reading`. */
export interface Reading {
  /** A file as text to store, and its bytes from that. */
  readonly storedText: (bytes: Uint8Array) => string;
  readonly bytesOf: (storedText: string) => Uint8Array;
  /** Refuses what is no table. */
  outline(bytes: Uint8Array, layout?: Layout): Promise<Outline>;
  /** The rows with the cells of these columns. */
  read(
    bytes: Uint8Array,
    layout: Layout & { readonly columns: Readonly<Record<string, number>> },
  ): Promise<Table>;
  check(table: Table, kind: ImportKind, against: Against): Promise<CheckedFile>;
}
