import { randomUUID } from 'node:crypto';
import type { ImportColumn, ImportKind } from '@portway/contracts/sponsor/worker-imports/import-columns';
import type { StoredFindings, StoredMapping } from '@portway/contracts/sponsor/worker-imports/stored-import';
import type { ImportCorrection } from '@portway/contracts/sponsor/worker-imports/worker-imports';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import type { ImportRunRepository } from './import-run.repository.ts';
import { addAbsences, addWorkers, chunksOf, type PlannedWorker, type Sealed } from './imported.repository.ts';
import type { RaiseChanges } from './raise-changes.service.ts';
import type { ImportCiphers } from './repair/check-rows.service.ts';
import type { FindingsOf } from './repair/findings.service.ts';
import type { ExaminedFile, ExaminedFiles } from './updating/examined-file.service.ts';
import type { UpdateWorkers } from './updating/update-workers.service.ts';
import type { ImportRow } from './worker-imports.repository.ts';

type On = RequestContext['transaction'];
type SealedValue = PlannedWorker['sealed'][number];

export interface ImportRunDeps {
  readonly repository: ImportRunRepository;
  readonly examined: ExaminedFiles;
  readonly updating: UpdateWorkers;
  readonly ciphers: ImportCiphers;
  readonly seal: (organisation: string, worker: string, sealed: SealedValue) => Sealed;
  readonly columnsOf: (kind: ImportKind) => readonly ImportColumn[];
  readonly findingsOf: FindingsOf;
  readonly readMapping: (json: unknown) => StoredMapping;
  readonly readCorrections: (json: unknown) => ImportCorrection[];
  /** Looks at one worker for what a sponsor has to do. */
  readonly checkWorker: (on: On, about: { organisation: string; worker: string }) => Promise<void>;
  /** Raises what a file says has changed and can still be reported. */
  readonly raiseChanges: RaiseChanges;
  readonly onWarning: (message: string) => void;
  readonly today: () => string;
}

/** How many rows go into the database at once, and how often it is told how far the import is. */
const chunk = 500;

/** Imports a file that was checked, in one transaction: all of it or nothing, or its right rows alone. */
export function importRunService(deps: ImportRunDeps) {
  const { repository, examined, updating, ciphers, readMapping, today, columnsOf } = deps;

  async function addAll(on: On, row: ImportRow, kind: ImportKind, file: ExaminedFile): Promise<void> {
    let rowsDone = 0;
    const reportProgress = async (more: number) => {
      rowsDone += more;
      await repository.tell(row.id, rowsDone);
    };
    for (const some of chunksOf(file.workers, chunk)) {
      await addWorkers(on, row, some.map(sealedWorker(row.organisation)));
      await reportProgress(rowsOf(some));
    }
    for (const some of chunksOf(file.absences, chunk)) {
      await addAbsences(on, row, some);
      await reportProgress(some.length);
    }
    const columns = columnsOf(kind);
    for (const updates of chunksOf(file.updates, chunk)) {
      await updating.apply(on, row, { updates, absences: [], columns });
      await reportProgress(rowsOf(updates));
    }
    // All absences of a worker at once: what stood before is stored once for each.
    await updating.apply(on, row, { updates: [], absences: file.absenceUpdates, columns });
  }

  const sealedWorker = (organisation: string) => (worker: PlannedWorker) => {
    const id = randomUUID();
    return { ...worker, id, sealedAs: worker.sealed.map((sealed) => deps.seal(organisation, id, sealed)) };
  };

  function correctionsOf({ id, encrypted_corrections: encrypted }: ImportRow): ImportCorrection[] {
    return encrypted === null
      ? []
      : deps.readCorrections(JSON.parse(ciphers.corrections.decrypt(encrypted, id)));
  }

  /** Checked again first: something may have been recorded since the dry run. */
  async function examine(on: On, row: ImportRow, mapping: StoredMapping): Promise<ExaminedFile> {
    await repository.waitForOthers(on, row.organisation);
    return await examined.examine(on, {
      ...{ organisation: row.organisation, mapping, cutOver: row.cut_over ?? today() },
      storedText: ciphers.file.decrypt(row.encrypted_file ?? '', row.id),
      corrections: correctionsOf(row),
      isLocked: true,
    });
  }

  const findingsText = (row: ImportRow, kind: ImportKind, file: ExaminedFile) =>
    ciphers.findings.encrypt(JSON.stringify(deps.findingsOf(file, columnsOf(kind))), row.id);

  /** Whether the rows were added that are to be added: all, or the right ones. */
  async function addFile(on: On, row: ImportRow, mapping: StoredMapping) {
    const file = await examine(on, row, mapping);
    const { faultsTotal, rowsLeft, summary } = file;
    const rightRows = row.rows_total - rowsLeft.size - file.leftOut.length;
    const { kind } = mapping;
    const checkedMapping = { ...mapping, faultsTotal, summary, rightRows };
    const findings = findingsText(row, kind, file);
    if (faultsTotal > 0 && !(mapping.rightRowsOnly === true && rightRows > 0))
      return { isAdded: false, mapping: checkedMapping, findings };
    await addAll(on, row, kind, file);
    await deps.raiseChanges.imported(on, row, mapping);
    await repository.finish(on, row.id, {
      mapping: { ...checkedMapping, rowsLeft: rowsLeft.size },
      rowsDone: rightRows,
      findings: rowsLeft.size === 0 ? null : findings,
    });
    return { isAdded: true, mapping: checkedMapping, findings };
  }

  async function imports(row: ImportRow): Promise<boolean> {
    const mapping = readMapping(row.mapping);
    try {
      const { isAdded, ...checked } = await repository.inTransaction((on) => addFile(on, row, mapping));
      if (!isAdded) await repository.giveBack(row.id, checked);
      return isAdded;
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'no reason';
      deps.onWarning(`An import of workers stopped and added nothing: ${reason}`);
      await repository.giveBack(row.id, {
        mapping: { ...mapping, isChecked: false, faultsTotal: 1 },
        findings: ciphers.findings.encrypt(JSON.stringify(stopped), row.id),
      });
      return false;
    }
  }

  return {
    /** Raises what the organisation's files say that an earlier first day makes no history any more. */
    rejudge: (organisation: string): Promise<void> =>
      repository.inTransaction(async (on) => {
        const cutOver = await repository.cutOverOf(on, organisation);
        if (cutOver === null) return;
        for (const row of await repository.importedWithLater(on, organisation, cutOver))
          if (readMapping(row.mapping).kind === 'workers')
            await deps.raiseChanges.noLongerHistory(on, row, cutOver);
      }),
    /** Imports a file, and looks at its workers. One that was stopped in between goes on where it was. */
    async run(id: string): Promise<void> {
      const row = await repository.find(id);
      if (row === undefined || row.state === 'checked') return;
      // Of an import that was undone, the workers whom it had changed are looked at.
      if (row.state === 'importing' && !(await imports(row))) return;
      for (const worker of await repository.addedBy(row.id))
        await repository.inTransaction((on) =>
          deps.checkWorker(on, { organisation: row.organisation, worker }),
        );
    },
  };
}

const rowsOf = (workers: readonly { readonly rows: readonly number[] }[]) =>
  workers.reduce((sum, { rows }) => sum + rows.length, 0);

const stoppedMessage =
  'The import stopped, and nothing was added. Check the rows again and import once more.';
const stoppedFault = { column: null, columnId: null, kind: 'stopped', message: stoppedMessage };

const stopped: StoredFindings = {
  faults: [{ ...stoppedFault, row: 1, value: null }],
  groups: [
    {
      ...stoppedFault,
      ...{ total: 1, valuesTotal: 1 },
      values: [{ value: null, message: stoppedMessage, rows: [1], total: 1 }],
    },
  ],
  ...{ rowsLeft: [], updates: [], updatesTotal: 0 },
};
