import { randomUUID } from 'node:crypto';
import type { ImportColumn } from '@portway/contracts/sponsor/worker-imports/import-columns';
import type { FieldCipher } from '../../../../platform/crypto/cipher.ts';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import type { ImportedBy, PlannedAbsence, Sealed } from '../imported.repository.ts';
import type { WorkerUpdate } from '../reading/comparing/compare-worker.ts';
import type { AbsenceUpdate } from './examined-file.service.ts';
import type { RecordedSealed, RecordedWorker } from './recorded-workers.repository.ts';
import type { Before, StoredUpdate, UpdatesRepository } from './updates.repository.ts';

type On = RequestContext['transaction'];

interface Deps {
  readonly repository: UpdatesRepository;
  readonly recordedWorkers: (
    on: On,
    organisation: string,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, RecordedWorker>>;
  readonly ciphers: { readonly sealed: FieldCipher; readonly before: FieldCipher };
  readonly readBefore: (json: unknown) => Before;
  /** Encrypts a value for its worker and field. */
  readonly seal: (organisation: string, worker: string, sealed: WorkerUpdate['sealed'][number]) => Sealed;
}

interface Changes {
  readonly updates: readonly WorkerUpdate[];
  readonly absences: readonly AbsenceUpdate[];
  /** Our columns, whose labels the history of a worker has. */
  readonly columns: readonly ImportColumn[];
}

/** Changes workers on record as a file says, and puts back what stood there before. */
export function updateWorkersService({ repository, recordedWorkers, ciphers, readBefore, seal }: Deps) {
  function beforeOf(update: Omit<StoredUpdate, 'before'>, worker: RecordedWorker): Before {
    const { facts } = worker;
    const changedColumns = Object.keys(update.facts);
    return {
      version: worker.version,
      facts: Object.fromEntries(Object.entries(facts).filter(([column]) => changedColumns.includes(column))),
      terms: update.changedTerms.map(({ before: { recordedAt, ...terms } }) => ({
        ...terms,
        recordedAt: recordedAt.toISOString(),
      })),
      sealed: update.sealed.map(({ field }) => ({ field, before: openSealed(worker.sealed.get(field)) })),
      absences: update.absences.flatMap(({ recorded }) => recorded ?? []),
    };
  }

  function openSealed(sealed: RecordedSealed | undefined) {
    if (sealed === undefined) return null;
    const { id, encrypted, tail, match, changedAt } = sealed;
    return { value: ciphers.sealed.decrypt(encrypted, id), tail, match, changedAt: changedAt.toISOString() };
  }

  function storedUpdate(
    organisation: string,
    worker: RecordedWorker,
    {
      update,
      absences,
      columns,
    }: {
      update: WorkerUpdate | undefined;
      absences: readonly AbsenceUpdate[];
      columns: readonly ImportColumn[];
    },
  ): StoredUpdate {
    const differences = [...(update?.differences ?? []), ...absences.flatMap((each) => each.differences)];
    const changes = {
      worker: worker.id,
      version: worker.version,
      facts: update?.facts ?? {},
      newTerms: update?.newTerms ?? [],
      changedTerms: update?.changedTerms ?? [],
      sealed: (update?.sealed ?? []).map((each) => ({
        field: each.field,
        ...seal(organisation, worker.id, each),
      })),
      checks: update?.checks ?? [],
      absences: absences.map(({ absence }): PlannedAbsence => absence),
      changes: differences.map(({ columnId, fromDay, from, to }) => {
        const label = columns.find(({ id }) => id === columnId)?.label ?? columnId;
        return { field: fromDay === null ? label : `${label} from ${fromDay}`, from, to };
      }),
    };
    const id = randomUUID();
    const recordedText = JSON.stringify(beforeOf(changes, worker));
    return { ...changes, before: { id, encrypted: ciphers.before.encrypt(recordedText, id) } };
  }

  return {
    async apply(on: On, by: ImportedBy, { updates, absences, columns }: Changes): Promise<void> {
      const absencesByWorker = Map.groupBy(absences, ({ absence }) => absence.worker);
      const byWorker = new Map(updates.map((update) => [update.worker.id, update]));
      const ids = [...new Set([...byWorker.keys(), ...absencesByWorker.keys()])];
      const workers = await recordedWorkers(on, by.organisation, ids);
      const storedUpdates = [...workers.values()].map((worker) =>
        storedUpdate(by.organisation, worker, {
          update: byWorker.get(worker.id),
          absences: absencesByWorker.get(worker.id) ?? [],
          columns,
        }),
      );
      await repository.apply(on, by, storedUpdates);
    },
    /** Puts back what an import changed, and deletes what it added to workers who were on record. */
    async undo(on: On, file: string): Promise<void> {
      await repository.beginUndo(on);
      for (const { id, worker, encrypted_before: encrypted } of await repository.before(on, file)) {
        if (encrypted === null) continue;
        const recorded = readBefore(JSON.parse(ciphers.before.decrypt(encrypted, id)));
        await repository.putBack(on, worker, {
          ...recorded,
          sealed: recorded.sealed.map((each) => ({
            ...each,
            encrypted:
              each.before === null
                ? null
                : ciphers.sealed.encrypt(each.before.value, `${worker}.${each.field}`),
          })),
        });
      }
      await repository.finishUndo(on, file);
    },
  };
}

export type UpdateWorkers = ReturnType<typeof updateWorkersService>;
