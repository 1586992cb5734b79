import type { addJobOperation } from '@portway/contracts/employer-jobs/employer-jobs';
import type { changeOrganisationOperation } from '@portway/contracts/organisation/organisation';
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
  /** The first is the newest. */
  readonly jobs: readonly DemoJob[];
}
