import { pageSize } from '../../platform/db/keyset.ts';
import type { SignedInDeps } from '../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../platform/module.ts';
import { workerPages } from './worker-page.service.ts';
import { payRuleOn } from './worker-pay.service.ts';
import { workerRecordsService } from './worker-records.service.ts';
import { workerSealedRepository } from './worker-sealed.repository.ts';
import { workerTimelineRepository } from './worker-timeline.repository.ts';
import { storedFacts, type WorkerWrites, workerWrites } from './worker-writes.service.ts';
import { type StoredWorker, workersRepository } from './workers.repository.ts';
import { workersRoutes } from './workers.routes.ts';
import { type WorkerCheck, workersService } from './workers.service.ts';
import { workersTables } from './workers.tables.ts';
import { workersFoundRepository } from './workers-found.repository.ts';

interface Deps {
  readonly signedIn: SignedInDeps;
  readonly check: WorkerCheck;
}

/** What other modules may ask of workers, in their own transaction. */
export interface WorkersForOthers extends Pick<WorkerWrites, 'create'> {
  readonly find: (
    transaction: Parameters<WorkerWrites['create']>[0],
    of: { readonly organisation: string; readonly worker: string },
  ) => Promise<StoredWorker | undefined>;
}

/** The sponsored workers of organisations. */
export function workersModule({ today }: Platform, { signedIn, check }: Deps): Module<WorkersForOthers> {
  const repository = workersRepository;
  const writes = workerWrites({ repository, today });
  const pages = workerPages({
    repository,
    timeline: workerTimelineRepository,
    sealed: workerSealedRepository,
    payRuleOn,
    today,
  });
  const workers = workersService({
    repository,
    found: workersFoundRepository,
    writes,
    stored: storedFacts,
    pages,
    check,
    pageSize,
    today,
  });
  const records = workerRecordsService({ repository, writes, check, today });
  return {
    tables: workersTables,
    service: {
      create: writes.create,
      find: (transaction, { organisation, worker }) => repository.find(transaction, organisation, worker),
    },
    routes: (api) => workersRoutes(api, { ...signedIn, workers, records }),
  };
}
