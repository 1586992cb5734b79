import { randomUUID } from 'node:crypto';
import type { StoredMapping } from '@portway/contracts/sponsor/worker-imports/stored-import';
import type { FieldCipher } from '../../../platform/crypto/cipher.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import type { CheckedFile, Reading } from './checked-file.service.ts';
import type { ImportRunRepository } from './import-run.repository.ts';
import {
  addAbsences,
  addWorkers,
  chunksOf,
  matchText,
  onRecord,
  type PlannedWorker,
  type Sealed,
} from './imported.repository.ts';
import type { RaiseChanges } from './raise-changes.service.ts';
import type { ImportRow } from './worker-imports.repository.ts';

type On = RequestContext['transaction'];

export interface ImportRunDeps {
  readonly repository: ImportRunRepository;
  readonly reading: Reading;
  readonly fileCipher: FieldCipher;
  readonly sealedCipher: FieldCipher;
  readonly hash: (text: string) => string;
  readonly readMapping: (json: unknown) => StoredMapping;
  /** Looks at one worker for what a sponsor has to do. */
  readonly checkWorker: (on: On, about: { organisation: string; worker: string }) => Promise<void>;
  /** Raises what a file says has changed and can still be reported. */
  readonly raiseChanges: RaiseChanges;
  readonly onWarning: (message: string) => void;
  readonly today: () => string;
}

/** How many rows go into the database at once, and how often it is told how far the import is. */
const chunk = 500;

/** Imports a file that was checked: all of it in one transaction, or nothing. */
export function importRunService(deps: ImportRunDeps) {
  const { repository, reading, fileCipher, readMapping, today } = deps;

  async function addAll(on: On, row: ImportRow, file: CheckedFile): Promise<void> {
    let rowsDone = 0;
    const reportProgress = async (more: number) => {
      rowsDone += more;
      await repository.tell(row.id, rowsDone);
    };
    for (const some of chunksOf(file.workers, chunk)) {
      await addWorkers(
        on,
        row,
        some.map((worker) => sealedWorker(row.organisation, worker)),
      );
      await reportProgress(some.reduce((sum, { terms }) => sum + terms.length, 0));
    }
    for (const some of chunksOf(file.absences, chunk)) {
      await addAbsences(on, row, some);
      await reportProgress(some.length);
    }
  }

  function sealedWorker(organisation: string, worker: PlannedWorker) {
    const id = randomUUID();
    const sealedAs = worker.sealed.map(({ field, value }): Sealed => {
      const place = `${id}.${field}`;
      return {
        id: place,
        encrypted_value: deps.sealedCipher.encrypt(value, place),
        tail: field === 'passport' || field === 'national-insurance' ? value.slice(-3) : null,
        match_hash: deps.hash(matchText(organisation, field, value)),
      };
    });
    return { ...worker, id, sealedAs };
  }

  /** Checked again first: something may have been recorded since the dry run. */
  async function addFile(on: On, row: ImportRow, mapping: StoredMapping): Promise<CheckedFile> {
    await repository.waitForOthers(on, row.organisation);
    const text = fileCipher.decrypt(row.encrypted_file ?? '', row.id);
    const { kind, columns } = mapping;
    const table = await reading.read(new TextEncoder().encode(text), columns);
    const against = {
      columns,
      onRecord: await onRecord(on, row.organisation),
      today: today(),
      matchOf: (field: string, value: string) => deps.hash(matchText(row.organisation, field, value)),
    };
    const file = await reading.check({ table, kind, cutOver: row.cut_over ?? today() }, against);
    if (file.faults.total > 0) return file;
    await addAll(on, row, file);
    await deps.raiseChanges.imported(on, row, mapping);
    await repository.finish(on, row.id, row.rows_total);
    return file;
  }

  /** Whether its rows were added: all, or none. */
  async function imports(row: ImportRow): Promise<boolean> {
    const mapping = readMapping(row.mapping);
    try {
      const { faults } = await repository.inTransaction((on) => addFile(on, row, mapping));
      if (faults.total > 0) {
        const { stored, total } = faults;
        await repository.giveBack(row.id, { mapping: { ...mapping, faultsTotal: total }, faults: stored });
        return false;
      }
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'no reason';
      deps.onWarning(`An import of workers stopped and added nothing: ${reason}`);
      const message = 'The import stopped, and nothing was added. Check the rows again and import once more.';
      const faults = [{ row: 1, column: null, columnId: null, kind: 'stopped', value: null, message }];
      await repository.giveBack(row.id, {
        mapping: { ...mapping, isChecked: false, faultsTotal: 1 },
        faults,
      });
      return false;
    }
    return true;
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
      const isImported = row?.state === 'imported' || (row?.state === 'importing' && (await imports(row)));
      if (!isImported) return;
      for (const worker of await repository.addedBy(row.id))
        await repository.inTransaction((on) =>
          deps.checkWorker(on, { organisation: row.organisation, worker }),
        );
    },
  };
}
