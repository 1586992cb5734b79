import type { Transaction } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';
import { profileRows } from '../../profile/profile-rows.repository.ts';
import { drawJobs } from '../search/draw-jobs.ts';

type On = Transaction<Tables>;
type Stored = Readonly<Record<string, unknown>>;

/** All that a recommendation reads of a candidate. It deliberately contains nothing about who they are. */
export interface StoredProfile {
  readonly answers: Stored;
  readonly work: readonly { readonly id: string; readonly kind: 'work'; readonly answers: Stored }[];
}

export function recommendationsRepository() {
  return {
    async profile(on: On, account: string): Promise<StoredProfile> {
      const { answers, entries } = await profileRows(on, account);
      const work = entries.flatMap(({ kind, ...entry }) => (kind === 'work' ? [{ ...entry, kind }] : []));
      return { answers, work };
    },
    draw: drawJobs,
  };
}

export type RecommendationsRepository = ReturnType<typeof recommendationsRepository>;
