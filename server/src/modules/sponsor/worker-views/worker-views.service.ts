import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import type {
  addWorkerViewOperation,
  changeWorkerViewOperation,
  listWorkerViewsOperation,
} from '@portway/contracts/sponsor/worker-views/worker-views';
import { requireCompliance } from '../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { missing } from '../../../platform/refusal.ts';
import { requireFreeName, requireRoom } from './worker-views.policy.ts';
import type { WorkerViewsRepository } from './worker-views.repository.ts';

interface Deps {
  readonly repository: WorkerViewsRepository;
  /** How many views one person keeps in one organisation. */
  readonly max: number;
}

type ViewQuery = RequestOf<typeof addWorkerViewOperation>['query'];

/** The views of the list of workers that a person saved, seen by nobody else. */
export function workerViewsService({ repository, max }: Deps) {
  const ownerOf = ({ caller }: RequestContext) => ({
    account: caller.account,
    organisation: requireCompliance(caller).id,
  });
  return {
    async list(requestContext: RequestContext): Promise<ResponseOf<typeof listWorkerViewsOperation>> {
      const views = await repository.list(requestContext.transaction, ownerOf(requestContext));
      return { views: views.map(({ id, name, query }) => ({ id, name, query })) };
    },
    async add(
      requestContext: RequestContext,
      { name, query }: RequestOf<typeof addWorkerViewOperation>,
    ): Promise<ResponseOf<typeof addWorkerViewOperation>> {
      const owner = ownerOf(requestContext);
      const views = await repository.lockAll(requestContext.transaction, owner);
      requireFreeName(views, name);
      requireRoom(views, max);
      const id = randomUUID();
      await repository.add(requestContext.transaction, { id, name, query: storedQuery(query), ...owner });
      return { id, message: `“${name}” is saved.` };
    },
    async change(
      requestContext: RequestContext,
      id: string,
      { name, query }: RequestOf<typeof changeWorkerViewOperation>,
    ): Promise<{ readonly message: string }> {
      const views = await repository.lockAll(requestContext.transaction, ownerOf(requestContext));
      const view = views.find((each) => each.id === id);
      if (view === undefined) throw missing();
      if (name !== undefined) requireFreeName(views, name, id);
      await repository.change(requestContext.transaction, {
        id,
        name: name ?? view.name,
        query: query === undefined ? view.query : storedQuery(query),
      });
      return { message: 'Saved.' };
    },
    async remove(requestContext: RequestContext, id: string): Promise<{ readonly message: string }> {
      const views = await repository.lockAll(requestContext.transaction, ownerOf(requestContext));
      const view = views.find((each) => each.id === id);
      if (view === undefined) throw missing();
      await repository.remove(requestContext.transaction, id);
      return { message: `“${view.name}” is removed.` };
    },
  };
}

export type WorkerViews = ReturnType<typeof workerViewsService>;

/** Without what is left out. */
function storedQuery(query: ViewQuery): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, value]],
    ),
  );
}
