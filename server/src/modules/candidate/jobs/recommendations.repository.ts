import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { profileRows } from '../profile/profile-rows.repository.ts';
import { type DrawnJob, drawJobs, type Wishes } from './search/draw-jobs.ts';

type On = Transaction<Tables>;
type Stored = Readonly<Record<string, unknown>>;

/** All that a recommendation reads of a candidate. It deliberately contains nothing about who they are. */
export interface StoredProfile {
  readonly answers: Stored;
  readonly work: readonly { readonly id: string; readonly kind: 'work'; readonly answers: Stored }[];
}

export interface RecommendationsRepository {
  profile(on: On, account: string): Promise<StoredProfile>;
  draw(on: On, wishes: Wishes, max: number): Promise<readonly DrawnJob[]>;
}

export function recommendationsRepository(): RecommendationsRepository {
  return {
    async profile(on, account) {
      const { answers, entries } = await profileRows(on, account);
      const work = entries.flatMap(({ kind, ...entry }) => (kind === 'work' ? [{ ...entry, kind }] : []));
      return { answers, work };
    },
    draw: drawJobs,
  };
}
