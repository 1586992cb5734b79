import type { ImportKind } from '@portway/contracts/sponsor/worker-imports/import-columns';
import type { ImportFault, ImportSummary } from '@portway/contracts/sponsor/worker-imports/worker-imports';
import type { OnRecord, PlannedAbsence, PlannedWorker } from './imported.repository.ts';

/** A file as a table. */
export interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
}

export interface Against {
  readonly columns: Readonly<Record<string, number>>;
  readonly onRecord: OnRecord;
  readonly today: string;
  readonly matchOf: (field: string, value: string) => string;
}

export interface CheckedFile {
  readonly workers: readonly PlannedWorker[];
  readonly absences: readonly PlannedAbsence[];
  readonly faults: readonly ImportFault[];
  readonly summary: ImportSummary;
}

/** How files are read and checked: see the folder `reading`. */
export interface Reading {
  /** Refuses what is no table. */
  read(bytes: Uint8Array): Promise<Table>;
  check(
    file: { readonly table: Table; readonly kind: ImportKind; readonly cutOver: string },
    against: Against,
  ): Promise<CheckedFile>;
}
