import type { keepSearchOperation } from '@portway/contracts/candidate/saved-jobs/saved-jobs';
import type { z } from 'zod';

/** What somebody keeps for themselves. */
export interface DemoKept {
  readonly candidate: string;
  /** By their titles. */
  readonly jobs: readonly string[];
  readonly searches: readonly z.input<(typeof keepSearchOperation)['request']>[];
}

/** What is under Saved and Saved Searches of the candidate that the demo is first tried with. */
export const demoKept: readonly DemoKept[] = [
  {
    candidate: 'Amara Okafor',
    jobs: ['Lead Platform Engineer', 'Product Engineer', 'Platform Engineer'],
    searches: [
      { name: 'Backend in London', search: { title: 'backend engineer', place: 'London' }, alerts: 'daily' },
      {
        name: 'From home, sponsored for me',
        search: { workplace: 'fully-remote', sponsored: 'for-me', sort: 'newest' },
        alerts: 'none',
      },
    ],
  },
  {
    candidate: 'Hana Sato',
    jobs: ['Gameplay Programmer', 'Junior .NET Developer'],
    searches: [
      { name: 'First jobs', search: { level: 'entry', sponsored: 'new-entrants' }, alerts: 'weekly' },
    ],
  },
];
