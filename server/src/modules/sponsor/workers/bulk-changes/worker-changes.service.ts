import type { RequestOf } from '@portway/contracts/operation';
import type {
  changeWorkersOperation,
  eraseWorkerOperation,
} from '@portway/contracts/sponsor/workers/worker-changes';
import { requireCompliance, requireRecordKeeper } from '../../../../platform/auth/authorisation.ts';
import type { Audit } from '../../../../platform/db/audit.ts';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import { missing } from '../../../../platform/refusal.ts';
import type { WorkerSealedRepository } from '../sealed/worker-sealed.repository.ts';
import type { keptOf } from '../worker-page.service.ts';
import type { WorkerWrites } from '../worker-writes.service.ts';
import { refuseErasure, refuseField } from '../workers.policy.ts';
import type { WorkersRepository } from '../workers.repository.ts';

interface Confirmation {
  readonly message: string;
}

interface Deps {
  readonly repository: WorkersRepository;
  readonly sealed: Pick<WorkerSealedRepository, 'list' | 'remove'>;
  readonly writes: WorkerWrites;
  readonly kept: typeof keptOf;
  readonly audit: Audit;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

const maxTags = 10;

/** Changes to several workers in one request, and the erasure of one. */
export function workerChangesService({ repository, sealed, writes, kept, audit, today }: Deps) {
  return {
    async change(
      requestContext: RequestContext,
      { workers, manager, tag, on = true }: RequestOf<typeof changeWorkersOperation>,
    ): Promise<Confirmation> {
      const { transaction, caller } = requestContext;
      const organisation = requireRecordKeeper(caller).id;
      await writes.requireManager(transaction, organisation, manager);
      const by = { by_account: caller.account, by_name: caller.fullName };
      // In the order of their ids, so that two such requests never wait for each other.
      for (const id of workers.toSorted()) {
        const row = await repository.findForUpdate(transaction, organisation, id);
        if (row === undefined) throw missing();
        const tags = tag === undefined ? row.tags : changedTags(row.tags, tag, on);
        const facts = manager === undefined ? { tags } : { manager };
        const changes =
          manager === undefined
            ? [{ field: 'tags', from: row.tags.join(', '), to: tags.join(', ') }]
            : [{ field: 'manager', from: row.manager, to: manager }];
        if (changes.every(({ from, to }) => from === to)) continue;
        await repository.change(transaction, id, facts);
        await repository.addChange(transaction, { worker: id, organisation, changes, ...by });
      }
      return {
        message: workers.length === 1 ? '1 worker is changed.' : `${workers.length} workers are changed.`,
      };
    },
    async erase(
      requestContext: RequestContext,
      id: string,
      { fullName, what }: RequestOf<typeof eraseWorkerOperation>,
    ): Promise<Confirmation> {
      const { transaction, caller } = requestContext;
      const organisation = requireCompliance(caller, ['officer']).id;
      const row = await repository.findForUpdate(transaction, organisation, id);
      if (row === undefined) throw missing();
      const keep = kept(row, today());
      if (row.hold_reason !== null || (row.records_held ?? 0) > 0)
        refuseErasure('A hold stands on these records. Lift it first, if it is over.');
      if (keep === null || !(what === 'sealed' ? keep.mayEraseSealed : keep.mayErase))
        refuseErasure('The days until which these records are kept are not over yet.');
      if (fullName !== row.full_name) refuseField('fullName', 'This is not the name on record.');
      const until = { recordsUntil: keep.records ?? '', rightToWorkUntil: keep.rightToWorkCopy ?? '' };
      await audit.note(requestContext, 'sponsored-worker-erased', id, { organisation, what, ...until });
      if (what === 'everything') {
        await repository.erase(transaction, id);
        return { message: 'Everything recorded about this worker is erased. That you did it is noted.' };
      }
      for (const { field } of await sealed.list(transaction, id)) await sealed.remove(transaction, id, field);
      const changes = [{ field: 'Sealed facts', from: null, to: 'erased' }];
      const by = { by_account: caller.account, by_name: caller.fullName };
      await repository.addChange(transaction, { worker: id, organisation, changes, ...by });
      return { message: 'The sealed facts are erased. That you did it is noted.' };
    },
  };
}

export type WorkerChanges = ReturnType<typeof workerChangesService>;

function changedTags(tags: readonly string[], tag: string, on: boolean): string[] {
  const otherTags = tags.filter((each) => each.toLowerCase() !== tag.toLowerCase());
  if (on && otherTags.length >= maxTags) refuseField('tag', `A worker has at most ${maxTags} tags.`);
  return on ? [...otherTags, tag] : otherTags;
}
