import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import type {
  EditField,
  editWorkersOperation,
  previewEditOperation,
} from '@portway/contracts/sponsor/workers/worker-edits';
import { findOccupation } from '@portway/rules/occupations';
import { requireRecordKeeper } from '../../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import { missing } from '../../../../platform/refusal.ts';
import type { WorkerFiltersRepository } from '../worker-filters.repository.ts';
import type { WorkerWrites } from '../worker-writes.service.ts';
import { refuseField } from '../workers.policy.ts';
import type { WorkersRepository } from '../workers.repository.ts';
import type { WorkerCheck } from '../workers.service.ts';
import { reasonToLeave, refuseChanged } from './worker-edits.policy.ts';
import type { EditableRow, WorkerEditsRepository } from './worker-edits.repository.ts';

type On = RequestContext['transaction'];
type Edit = RequestOf<typeof editWorkersOperation>;

interface Deps {
  readonly repository: WorkersRepository;
  readonly edits: WorkerEditsRepository;
  readonly listed: WorkerFiltersRepository;
  readonly writes: WorkerWrites;
  readonly check: WorkerCheck;
  /** The most workers of one edit. */
  readonly max: number;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

/** Edits several workers at once: first what would change, then all of it in one transaction. */
export function workerEditsService(deps: Deps) {
  const { repository, edits, listed, writes, check, max, today } = deps;
  const whereOf = (organisation: string) => ({ organisation, today: today() });

  /** The names of colleagues and places by their ids. */
  async function namesFor(on: On, organisation: string, field: EditField) {
    if (field === 'manager') return namesById(await repository.managers(on, organisation));
    if (field === 'place') return namesById(await repository.places(on, organisation));
    return new Map<string, string>();
  }

  async function requireValue(
    on: On,
    organisation: string,
    { field, to }: { readonly field: EditField; readonly to: string | null },
  ): Promise<void> {
    if (to === null) return;
    if (field === 'manager') await writes.requireManager(on, organisation, to);
    if (field === 'place' && !(await repository.places(on, organisation)).some(({ id }) => id === to))
      refuseField('place', 'Choose one of your work places.');
    if (field === 'code' && findOccupation(to) === undefined)
      refuseField('code', 'There is no occupation code with these four digits.');
  }

  async function idsOf(
    on: On,
    organisation: string,
    { workers, filters = {} }: RequestOf<typeof previewEditOperation>,
  ): Promise<readonly string[]> {
    if (workers !== undefined) return workers;
    const rows = await listed.page(on, whereOf(organisation), {
      ...filters,
      ...{ sort: 'name', isDown: false, max: max + 1 },
    });
    if (rows.length > max)
      refuseField(
        'workers',
        `These filters find more than ${max} workers. Change at most ${max} at a time: take a narrower filter.`,
      );
    return rows.map(({ id }) => id);
  }

  async function write(on: On, field: EditField, { row, to }: { row: EditableRow; to: string | null }) {
    if (field === 'place' && row.terms !== null) await edits.setPlace(on, row.terms, to);
    if (field === 'code' && row.terms !== null) await edits.setCode(on, row.terms, to);
    if (field === 'next-check' && row.check !== null) await edits.setNextCheck(on, row.check, to);
    // Each edit is a new version of the worker, so that a colleague who saw the old one is told.
    const column = field === 'manager' ? { manager: to } : field === 'option' ? { salary_option: to } : {};
    await repository.change(on, row.id, column);
  }

  return {
    async preview(
      { transaction, caller }: RequestContext,
      wanted: RequestOf<typeof previewEditOperation>,
    ): Promise<ResponseOf<typeof previewEditOperation>> {
      const organisation = requireRecordKeeper(caller).id;
      const { field, to } = wanted;
      await requireValue(transaction, organisation, { field, to });
      const ids = await idsOf(transaction, organisation, wanted);
      const rows = await edits.rows(transaction, whereOf(organisation), ids);
      const names = await namesFor(transaction, organisation, field);
      const different = rows.filter((row) => recordedValue(row, field) !== to);
      const left = different.flatMap((row) => {
        const because = reasonToLeave(row, field, to);
        return because === undefined ? [] : [{ id: row.id, name: row.name, because }];
      });
      return {
        changes: different
          .filter((row) => reasonToLeave(row, field, to) === undefined)
          .map((row) => ({
            ...{ id: row.id, name: row.name, version: row.version, from: recordedValue(row, field), to },
            fromWords: wordsOf(row, field),
            toWords: to === null ? null : (names.get(to) ?? to),
          })),
        same: rows.length - different.length,
        left,
      };
    },
    async edit(
      { transaction, caller }: RequestContext,
      { field, workers }: Edit,
    ): Promise<ResponseOf<typeof editWorkersOperation>> {
      const organisation = requireRecordKeeper(caller).id;
      for (const to of new Set(workers.map((worker) => worker.to)))
        await requireValue(transaction, organisation, { field, to });
      const ids = workers.map(({ id }) => id);
      await repository.several(transaction, { organisation, workers: ids, locked: true });
      const rows = await edits.rows(transaction, whereOf(organisation), ids);
      if (rows.length < ids.length) throw missing();
      const pairs = rows.flatMap((row) => {
        const request = workers.find(({ id }) => id === row.id);
        return request === undefined ? [] : [{ row, ...request }];
      });
      const changedSince = pairs.filter(
        ({ row, version, from }) => row.version !== version || recordedValue(row, field) !== from,
      );
      if (changedSince.length > 0) refuseChanged(changedSince.map(({ row }) => row.name));
      const names = await namesFor(transaction, organisation, field);
      const by = { by_account: caller.account, by_name: caller.fullName };
      for (const { row, to } of pairs) {
        const because = reasonToLeave(row, field, to);
        if (because !== undefined) refuseField('workers', `${row.name}: ${because}`);
        await write(transaction, field, { row, to });
        const changes = [historyOf({ row, field, to, names })];
        await repository.addChange(transaction, { worker: row.id, organisation, changes, ...by });
        await check.worker(transaction, { organisation, worker: row.id });
      }
      return {
        message: pairs.length === 1 ? '1 worker is changed.' : `${pairs.length} workers are changed.`,
        workers: pairs.map(({ row }) => ({ id: row.id, version: row.version + 1 })),
      };
    },
  };
}

export type WorkerEdits = ReturnType<typeof workerEditsService>;

const namesById = (rows: readonly { readonly id: string; readonly name: string }[]) =>
  new Map(rows.map(({ id, name }) => [id, name]));

function recordedValue(row: EditableRow, field: EditField): string | null {
  if (field === 'manager') return row.manager;
  if (field === 'place') return row.place;
  if (field === 'next-check') return row.next_on;
  return field === 'code' ? row.code : row.option;
}

function wordsOf(row: EditableRow, field: EditField): string | null {
  if (field === 'manager') return row.manager === null ? null : (row.manager_name ?? 'A colleague');
  return field === 'place' ? row.place_name : recordedValue(row, field);
}

interface Change {
  readonly row: EditableRow;
  readonly field: EditField;
  readonly to: string | null;
  readonly names: ReadonlyMap<string, string>;
}

/** As the worker’s history has it: a place by its name, a manager by the account. */
function historyOf({ row, field, to, names }: Change) {
  if (field === 'manager') return { field: 'manager', from: row.manager, to };
  if (field === 'option') return { field: 'salary_option', from: row.option, to };
  if (field === 'code') return { field: 'Occupation code', from: row.code, to };
  if (field === 'next-check') return { field: 'Next right to work check', from: row.next_on, to };
  return { field: 'Place of work', from: row.place_name, to: to === null ? null : (names.get(to) ?? to) };
}
