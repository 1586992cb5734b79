import type { Move } from '@portway/contracts/candidate/jobs/job-choices';

/** What happens to an application: somebody writes, the employer decides or rejects in a letter, the candidate withdraws or comes back. */
export type DemoStep =
  | { readonly from: 'candidate' | 'employer'; readonly says: string }
  | {
      readonly status: Move;
      readonly note?: string;
      /** What comes next, in so many days from the day on which the demo is made, and never at a weekend. */
      readonly next?: { readonly text: string; readonly inDays: number };
    }
  | { readonly rejected: string }
  /** What a colleague writes for colleagues; candidates never see it. */
  | { readonly colleagueNotes: string }
  | { readonly tag: string }
  /** In London, in so many days, and never at a weekend. */
  | {
      readonly interview: {
        readonly inDays: number;
        readonly time: string;
        readonly minutes: number;
        readonly place: string;
        readonly words: string;
      };
    }
  | 'withdraw'
  | 'reopen';

/** Somebody of the demo applies for a job of the demo. */
export interface DemoApplication {
  readonly candidate: string;
  /** Its title: there is one job of each. */
  readonly job: string;
  readonly text: string;
  /** Their CV goes along unless this says so. */
  readonly withoutCv?: true;
  readonly steps?: readonly DemoStep[];
  /** Whether the other side has read what was written last. */
  readonly allRead?: true;
}
