import type { ImportKind } from '@portway/contracts/sponsor/worker-imports/import-columns';
import type { ImportSummary } from '@portway/contracts/sponsor/worker-imports/worker-imports';
import type { PlannedAbsence, PlannedWorker } from '../imported.repository.ts';
import { checkAbsences } from './check-absences.ts';
import { type Against, checkWorkers } from './check-workers.ts';
import type { FaultList } from './fault-list.ts';
import type { CsvTable } from './read-csv.ts';

interface File {
  readonly table: CsvTable;
  readonly kind: ImportKind;
  /** YYYY-MM-DD */
  readonly cutOver: string;
}

interface CheckedFile {
  readonly workers: readonly PlannedWorker[];
  readonly absences: readonly PlannedAbsence[];
  readonly faults: FaultList;
  readonly summary: ImportSummary;
}

/** Checks every row of a table against what is on record. */
export async function checkTable({ table, kind, cutOver }: File, against: Against): Promise<CheckedFile> {
  if (kind === 'absences') {
    const { absences, faults } = await checkAbsences(table, against);
    const earlier = absences.filter(({ firstDay }) => firstDay < cutOver).length;
    const summary = { workers: 0, terms: 0, absences: absences.length, rightToWorkChecks: 0 };
    return { workers: [], absences, faults, summary: { ...summary, beforeCutOver: earlier } };
  }
  const { workers, faults } = await checkWorkers(table, against);
  const terms = workers.flatMap((worker) => worker.terms);
  return {
    workers,
    absences: [],
    faults,
    summary: {
      workers: workers.length,
      terms: terms.length,
      absences: 0,
      rightToWorkChecks: workers.filter(({ check }) => check !== null).length,
      beforeCutOver: terms.filter(({ fromDay }) => fromDay < cutOver).length,
    },
  };
}
