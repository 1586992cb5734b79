import type { ImportColumn, ImportKind } from '@portway/contracts/sponsor/worker-imports/import-columns';
import type { StoredMapping } from '@portway/contracts/sponsor/worker-imports/stored-import';
import type {
  ImportCorrection,
  ImportFault,
  ImportSummary,
} from '@portway/contracts/sponsor/worker-imports/worker-imports';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import type { CheckedFile, Reading, Table } from '../checked-file.service.ts';
import { matchText, type OnRecord, type PlannedAbsence, type PlannedWorker } from '../imported.repository.ts';
import type { compareWorker, Doubt, WorkerUpdate } from '../reading/comparing/compare-worker.ts';
import type { RecordedWorker } from './recorded-workers.repository.ts';

type On = RequestContext['transaction'];

export interface ExaminedFileDeps {
  readonly reading: Pick<Reading, 'read' | 'check' | 'bytesOf'>;
  readonly onRecord: (on: On, organisation: string) => Promise<OnRecord>;
  readonly recordedWorkers: (
    on: On,
    organisation: string,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, RecordedWorker>>;
  readonly lock: (on: On, ids: readonly string[]) => Promise<void>;
  readonly compare: typeof compareWorker;
  readonly columnsOf: (kind: ImportKind) => readonly ImportColumn[];
  readonly hash: (text: string) => string;
  readonly today: () => string;
}

interface FileToExamine {
  readonly organisation: string;
  /** The file as it is stored. */
  readonly storedText: string;
  readonly mapping: StoredMapping;
  readonly corrections: readonly ImportCorrection[];
  /** YYYY-MM-DD */
  readonly cutOver: string;
  /** Whether the workers on record are locked until the transaction ends. */
  readonly isLocked?: boolean;
}

/** A change of an absence on record. */
export interface AbsenceUpdate {
  readonly absence: PlannedAbsence;
  readonly differences: WorkerUpdate['differences'];
}

/** A file compared with what is on record: what its right rows add and change, and what is wrong with the others. */
export interface ExaminedFile {
  readonly onRecord: OnRecord;
  readonly workers: readonly PlannedWorker[];
  readonly updates: readonly WorkerUpdate[];
  readonly absences: readonly PlannedAbsence[];
  readonly absenceUpdates: readonly AbsenceUpdate[];
  readonly faults: readonly ImportFault[];
  readonly faultsTotal: number;
  /** The rows with faults, and the other rows of their workers. */
  readonly rowsLeft: ReadonlySet<number>;
  /** Lines of the file that are no records. */
  readonly leftOut: CheckedFile['leftOut'];
  /** Of what is right. */
  readonly summary: ImportSummary;
}

/** Reads a file with its corrections and compares it with the record. */
export function examinedFileService(deps: ExaminedFileDeps) {
  const { reading, hash, today, columnsOf } = deps;

  return {
    async examine(on: On, file: FileToExamine): Promise<ExaminedFile> {
      const { organisation, corrections, mapping } = file;
      const { columns, kind, dateOrder } = mapping;
      const table = await reading.read(reading.bytesOf(file.storedText), mapping);
      const onRecord = await deps.onRecord(on, organisation);
      const matchOf = (field: string, value: string) => hash(matchText(organisation, field, value));
      const against = { columns, onRecord, today: today(), matchOf, corrections, dateOrder };
      const checkedFile = await reading.check(table, kind, against);
      const ids = checkedFile.workers.flatMap(({ recorded: id }) => id ?? []);
      if (file.isLocked === true)
        await deps.lock(on, [...ids, ...checkedFile.absences.map(({ worker }) => worker)]);
      const recorded = await deps.recordedWorkers(on, organisation, ids);
      const comparing = {
        ...{ today: today(), matchOf },
        placeName: (id: string) => onRecord.placeNames.get(id) ?? '',
        isAffirmed: affirmedBy(corrections),
      };
      const updates = checkedFile.workers.flatMap((planned) => {
        const worker = recorded.get(planned.recorded ?? '');
        if (worker === undefined) return [];
        const { update, doubts } = deps.compare(planned, worker, comparing);
        for (const doubt of doubts)
          checkedFile.faults.add(faultOf(doubt, planned, { table, columns, labels: columnsOf(kind) }));
        return [update];
      });
      return examined(checkedFile, { onRecord, updates, cutOver: file.cutOver, columns });
    },
  };
}

export type ExaminedFiles = ReturnType<typeof examinedFileService>;

interface Columns {
  readonly table: Table;
  readonly columns: Readonly<Record<string, number>>;
  readonly labels: readonly ImportColumn[];
}

function faultOf(
  { columnId, ...doubt }: Doubt,
  { rows }: PlannedWorker,
  { table, columns, labels }: Columns,
): ImportFault {
  const heading = table.headings[columns[columnId] ?? -1];
  const column = heading ?? labels.find(({ id }) => id === columnId)?.label ?? null;
  return { row: rows[0] ?? 1, column, columnId, ...doubt };
}

/** Which cells a person gave their text: also one that was confirmed as it is. */
function affirmedBy(corrections: readonly ImportCorrection[]) {
  const cells = new Set(
    corrections.flatMap((each) => ('row' in each ? [`${each.row} ${each.columnId}`] : [])),
  );
  return (row: number, columnId: string) => cells.has(`${row} ${columnId}`);
}

interface Compared {
  readonly onRecord: OnRecord;
  readonly updates: readonly WorkerUpdate[];
  readonly cutOver: string;
  readonly columns: StoredMapping['columns'];
}

function examined(checkedFile: CheckedFile, { onRecord, updates, cutOver, columns }: Compared): ExaminedFile {
  const { faults } = checkedFile;
  const isWrong = (row: number) => faults.rows.has(row);
  const wrongWorkers = checkedFile.workers.filter(({ rows }) => rows.some(isWrong));
  const rowsLeft = new Set([...faults.rows, ...wrongWorkers.flatMap(({ rows }) => rows)]);
  const isRight = ({ rows }: { readonly rows: readonly number[] }) => !rows.some((row) => rowsLeft.has(row));
  const workers = checkedFile.workers.filter((worker) => worker.recorded === null && isRight(worker));
  const rightUpdates = updates.filter(isRight);
  const changedWorkers = rightUpdates.filter(({ differences }) => differences.length > 0);
  const rightAbsences = checkedFile.absences.filter(({ row }) => !rowsLeft.has(row));
  const absences = rightAbsences.filter(({ recorded }) => recorded === null);
  const absencesOnRecord = rightAbsences.map((absence) => ({
    absence,
    differences: absenceDifferences(absence),
  }));
  const absenceUpdates = absencesOnRecord.filter(({ differences }) => differences.length > 0);
  const terms = [
    ...workers.flatMap((worker) => worker.terms),
    ...changedWorkers.flatMap(({ newTerms }) => newTerms),
  ];
  const days = [
    ...terms.flatMap(({ fromDay }) => fromDay ?? []),
    ...absences.map(({ firstDay }) => firstDay),
  ];
  const checks = [...workers, ...changedWorkers].flatMap((worker) => worker.checks);
  return {
    ...{ onRecord, workers, updates: changedWorkers, absences, absenceUpdates, rowsLeft },
    faults: inOrder(faults.stored, columns),
    faultsTotal: faults.total,
    leftOut: checkedFile.leftOut,
    summary: {
      workers: workers.length,
      terms: terms.length,
      absences: absences.length,
      rightToWorkChecks: checks.length,
      beforeCutOver: days.filter((day) => day < cutOver).length,
      updated: changedWorkers.length + absenceUpdates.length,
      unchanged:
        rightUpdates.length -
        changedWorkers.length +
        rightAbsences.length -
        absences.length -
        absenceUpdates.length,
    },
  };
}

/** As they stand in the file: by row and column. */
function inOrder(faults: readonly ImportFault[], columns: StoredMapping['columns']): ImportFault[] {
  const placeOf = ({ columnId }: ImportFault) => columns[columnId ?? ''] ?? Number.MAX_SAFE_INTEGER;
  return faults.toSorted((one, other) => one.row - other.row || placeOf(one) - placeOf(other));
}

/** An empty cell changes nothing. */
function absenceDifferences({ recorded, lastDay, pay, agreed, excepted, firstDay }: PlannedAbsence) {
  if (recorded === null) return [];
  const both = [
    ['lastDay', recorded.lastDay, lastDay],
    ['absencePay', recorded.pay, pay],
    ['agreed', yesOrNo(recorded.agreed), yesOrNo(agreed)],
    ['excepted', yesOrNo(recorded.excepted), excepted === null ? null : yesOrNo(excepted)],
  ] as const;
  return both.flatMap(([columnId, from, to]) =>
    to === null || to === from ? [] : [{ columnId, fromDay: firstDay, from, to }],
  );
}

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');
