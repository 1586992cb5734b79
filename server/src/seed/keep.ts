import { keepSearchOperation, saveJobOperation } from '@portway/contracts/candidate/saved-jobs/saved-jobs';
import { call } from '@portway/contracts/client';
import type { DemoKept } from './demo-kept.ts';
import type { Me } from './people.ts';

export async function keepSearches(me: Me, { searches }: DemoKept): Promise<void> {
  for (const search of searches) await call(keepSearchOperation, search, me);
}

/** `idOf` knows a job by its title. */
export async function saveJobs(me: Me, { jobs }: DemoKept, idOf: (title: string) => string): Promise<void> {
  for (const title of jobs)
    await call(saveJobOperation, undefined, { ...me, parameters: { id: idOf(title) } });
}
