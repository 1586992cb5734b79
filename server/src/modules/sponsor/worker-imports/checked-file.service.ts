import type { ImportKind } from '@portway/contracts/sponsor/worker-imports/import-columns';
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

/** What stands over the columns of a file, and how many rows it has. */
export interface Outline {
  readonly headings: readonly string[];
  readonly total: number;
}

export interface Against {
  readonly columns: Readonly<Record<string, number>>;
  readonly onRecord: OnRecord;
  readonly today: string;
  readonly matchOf: (field: string, value: string) => string;
  /** What cells are read as instead. */
  readonly corrections?: readonly ImportCorrection[] | undefined;
}

export interface CheckedFile {
  readonly workers: readonly PlannedWorker[];
  readonly absences: readonly PlannedAbsence[];
  readonly faults: FaultList;
}

/** How files are read and checked: see the folder `reading`. */
export interface Reading {
  /** Refuses what is no table. */
  outline(bytes: Uint8Array): Promise<Outline>;
  /** The rows with the cells of these columns. */
  read(bytes: Uint8Array, columns: Readonly<Record<string, number>>): Promise<Table>;
  check(table: Table, kind: ImportKind, against: Against): Promise<CheckedFile>;
}
