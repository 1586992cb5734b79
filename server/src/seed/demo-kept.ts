import { keepSearchOperation } from '@portway/contracts/candidate/saved-jobs/saved-jobs';
import { z } from 'zod';
import { asWritten } from './as-written.ts';
import lists from './demo-kept.json' with { type: 'json' };

const demoList = z.strictObject({
  candidate: z.string(),
  /** By their titles. */
  jobs: z.array(z.string()),
  searches: z.array(keepSearchOperation.request),
});

/** What somebody keeps for themselves. */
export type DemoKept = z.input<typeof demoList>;

/** What is under Saved and Saved Searches of the candidate that the demo is first tried with. */
export const demoKept: readonly DemoKept[] = asWritten(z.array(demoList), lists);
