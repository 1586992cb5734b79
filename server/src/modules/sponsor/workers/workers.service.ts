import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import type { ChangedFacts, NewWorker } from '@portway/contracts/sponsor/workers/worker-facts';
import type { WorkerPage } from '@portway/contracts/sponsor/workers/worker-page';
import type {
  addWorkerOperation,
  listWorkersOperation,
  WorkerSort,
} from '@portway/contracts/sponsor/workers/workers';
import { requireCompliance, requireRecordKeeper } from '../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { missing } from '../../../platform/refusal.ts';
import type { WorkerFiltersRepository } from './worker-filters.repository.ts';
import type { WorkerPages } from './worker-page.service.ts';
import type { Recording, storedFacts, WorkerWrites } from './worker-writes.service.ts';
import { refuseField, requireSoundDays, requireVersion, visibleQuery } from './workers.policy.ts';
import { rowOf } from './workers.presenter.ts';
import type { StoredWorker, WorkersRepository } from './workers.repository.ts';

/** Looks at what follows from a worker’s records, and raises what is found. */
export interface WorkerCheck {
  worker(
    transaction: RequestContext['transaction'],
    about: { readonly organisation: string; readonly worker: string },
  ): Promise<unknown>;
}

export interface WorkersDeps {
  readonly repository: WorkersRepository;
  readonly found: WorkerFiltersRepository;
  readonly writes: WorkerWrites;
  readonly stored: typeof storedFacts;
  readonly pages: WorkerPages;
  readonly check: WorkerCheck;
  /** How many rows a page has. */
  readonly pageSize: number;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

/** The sponsored workers of an organisation. */
export function workersService(deps: WorkersDeps) {
  const { repository, found, writes, stored, pages, check, pageSize, today } = deps;

  async function lastOf(
    { transaction }: RequestContext,
    where: { organisation: string; today: string },
    { sort, isDown, after }: { sort: WorkerSort; isDown: boolean; after?: string | undefined },
  ) {
    if (after === undefined) return undefined;
    const key = isId(after) ? await found.keyOf(transaction, where, { sort, isDown, id: after }) : undefined;
    if (key === undefined) refuseField('after', 'Start again from the first page.');
    return { key, id: after };
  }

  return {
    async list(
      requestContext: RequestContext,
      query: RequestOf<typeof listWorkersOperation>,
    ): Promise<ResponseOf<typeof listWorkersOperation>> {
      const { transaction, caller } = requestContext;
      const { id: organisation, complianceRole } = requireCompliance(caller);
      const where = { organisation, today: today() };
      const sees = complianceRole === 'line-manager' ? 'team' : 'everything';
      const { after: position, down, ...more } = query;
      const { sort, ...filters } = visibleQuery(more, sees);
      const isDown = down === 'yes';
      const after = await lastOf(requestContext, where, { sort, isDown, after: position });
      const rows = await found.page(transaction, where, {
        ...filters,
        sort,
        isDown,
        after,
        max: pageSize + 1,
      });
      const counts = await found.counts(transaction, where, filters);
      const places = await repository.places(transaction, organisation);
      return {
        workers: rows.slice(0, pageSize).map((row) => rowOf(row, sees)),
        next: rows.length > pageSize ? (rows[pageSize - 1]?.id ?? null) : null,
        counts: {
          'not-started': counts.get('not-started') ?? 0,
          working: counts.get('working') ?? 0,
          'sponsorship-ended': counts.get('sponsorship-ended') ?? 0,
          left: counts.get('left') ?? 0,
        },
        withoutManager: await found.withoutManager(transaction, organisation),
        tags: [...(await found.tags(transaction, organisation))],
        managers: [...(await repository.managers(transaction, organisation))],
        places: places.filter(({ closed }) => !closed).map(({ id, name }) => ({ id, name })),
      };
    },
    async add(
      requestContext: RequestContext,
      worker: NewWorker,
    ): Promise<ResponseOf<typeof addWorkerOperation>> {
      const { transaction, caller } = requestContext;
      const organisation = requireRecordKeeper(caller).id;
      const recording = recordingOf(requestContext, organisation);
      const id = await writes.create(transaction, recording, worker);
      await check.worker(transaction, { organisation, worker: id });
      return { id, message: `${worker.fullName} is added.` };
    },
    async show(requestContext: RequestContext, id: string): Promise<WorkerPage> {
      requireCompliance(requestContext.caller);
      return await pages.show(requestContext, id);
    },
    async change(
      requestContext: RequestContext,
      id: string,
      { version, startedEarlier = false, ...facts }: ChangedFacts,
    ): Promise<{ readonly message: string; readonly version: number }> {
      const { transaction, caller } = requestContext;
      const organisation = requireRecordKeeper(caller).id;
      const row = await repository.findForUpdate(transaction, organisation, id);
      if (row === undefined) throw missing();
      requireVersion(version, row.version);
      const columns = stored(facts);
      const changes = changesOf(row, columns);
      if (changes.length === 0) return { message: 'Nothing was different.', version };
      const isSameStart = !changes.some(
        ({ field }) => field === 'started_on' || field === 'certificate_start',
      );
      requireSoundDays(
        { ...row, ...columns },
        { today: today(), startedEarlier: startedEarlier || isSameStart },
      );
      if (facts.manager !== row.manager)
        await writes.requireManager(transaction, organisation, facts.manager);
      if (facts.reference !== row.reference)
        await writes.requireFreeReference(transaction, organisation, facts.reference);
      await repository.change(transaction, id, columns);
      const by = { by_account: caller.account, by_name: caller.fullName };
      await repository.addChange(transaction, { worker: id, organisation, changes, ...by });
      await check.worker(transaction, { organisation, worker: id });
      return { message: 'Saved.', version: version + 1 };
    },
  };
}

export type Workers = ReturnType<typeof workersService>;

/** Who records something in a request. */
export function recordingOf({ caller }: RequestContext, organisation: string): Recording {
  return { organisation, by: { account: caller.account, name: caller.fullName } };
}

type Wanted = ReturnType<typeof storedFacts>;

/** What is different from what is stored, field by field. */
function changesOf(row: StoredWorker, columns: Wanted) {
  const before: Readonly<Record<string, unknown>> = { ...row };
  return Object.entries(columns).flatMap(([field, value]) => {
    const [from, to] = [inText(before[field]), inText(value)];
    return from === to ? [] : [{ field, from, to }];
  });
}

function inText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return Array.isArray(value) ? value.join(', ') : String(value);
}

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
