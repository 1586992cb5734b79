import type { ImportKind } from '@portway/contracts/sponsor/worker-imports/import-columns';
import type { PlannedAbsence, PlannedWorker } from '../imported.repository.ts';
import { checkAbsences } from './check-absences.ts';
import { type Against, type CheckedTable, checkWorkers } from './check-workers.ts';
import type { FaultList } from './fault-list.ts';
import type { LeftOutRow } from './left-out-rows.ts';

interface CheckedFile {
  readonly workers: readonly PlannedWorker[];
  readonly absences: readonly PlannedAbsence[];
  readonly faults: FaultList;
  /** Lines of the file that are no records. */
  readonly leftOut: readonly LeftOutRow[];
}

/** Checks every row of a table against what is on record. */
export async function checkTable(
  table: CheckedTable,
  kind: ImportKind,
  against: Against,
): Promise<CheckedFile> {
  if (kind === 'absences') return { workers: [], ...(await checkAbsences(table, against)) };
  return { absences: [], ...(await checkWorkers(table, against)) };
}
