import type { saveOfficesOperation } from '@portway/contracts/account/organisation/offices';
import type { changeOrganisationOperation } from '@portway/contracts/account/organisation/organisation';
import type { addJobOperation } from '@portway/contracts/hiring/employer-jobs/employer-jobs';
import type { z } from 'zod';

/** A job to offer in an empty database. */
export interface DemoJob {
  /** Permanent, full-time and paid in pounds where it does not say otherwise. */
  readonly answers: Omit<z.input<(typeof addJobOperation)['request']>, 'closesOn'>;
  /** Its last day, in days from the day on which the demo is made. */
  readonly closesIn?: number;
  /** What it is in the end; published where nothing is said. */
  readonly state?: 'draft' | 'closed';
}

/** An organisation that does not exist, with the people who hire for it and five jobs. */
export interface DemoOrganisation
  extends Required<
    Pick<
      z.input<(typeof changeOrganisationOperation)['request']>,
      'name' | 'industry' | 'town' | 'size' | 'about'
    >
  > {
  readonly tradingName?: string;
  /** Its website, which is nowhere: the ending belongs to no one. */
  readonly site: `${string}.example`;
  readonly owner: string;
  /** Invited by the owner; offers every second job. */
  readonly recruiter?: string;
  /** Invited by the owner, to look on. */
  readonly viewer?: string;
  readonly markets?: readonly string[];
  readonly offices?: z.input<(typeof saveOfficesOperation)['request']>['offices'];
  /** Says which entry of the register is its own, if one is called like it. */
  readonly claims?: true;
  /** Jobs that were published months ago and are filled: with them it grows fast. */
  readonly earlier?: readonly DemoJob[];
  /** The first is the newest. */
  readonly jobs: readonly DemoJob[];
}
