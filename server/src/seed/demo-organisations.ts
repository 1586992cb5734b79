import { saveOfficesOperation } from '@portway/contracts/account/organisation/offices';
import { changeOrganisationOperation } from '@portway/contracts/account/organisation/organisation';
import { addJobOperation } from '@portway/contracts/hiring/employer-jobs/employer-jobs';
import { z } from 'zod';
import { asWritten } from './as-written.ts';
import organisations from './demo-organisations.json' with { type: 'json' };

const demoJob = z.strictObject({
  /** Permanent, full-time and paid in pounds where it does not say otherwise. */
  answers: addJobOperation.request,
  /** Its last day, in days from the day on which the demo is made. */
  closesIn: z.int().optional(),
  /** What it is in the end; published where nothing is said. */
  state: z.enum(['draft', 'closed']).optional(),
});

/** A job to offer in an empty database. */
export type DemoJob = z.input<typeof demoJob>;

const { name, size, about } = changeOrganisationOperation.request.shape;

const demoOrganisation = z.strictObject({
  name,
  tradingName: z.string().optional(),
  industry: z.string(),
  town: z.string(),
  size: size.unwrap(),
  about: about.unwrap(),
  /** Its website, which is nowhere: the ending belongs to no one. */
  site: z.string().endsWith('.example'),
  owner: z.string(),
  /** Invited by the owner; offers every second job. */
  recruiter: z.string().optional(),
  /** Invited by the owner, to look on. */
  viewer: z.string().optional(),
  markets: z.array(z.string()).optional(),
  offices: saveOfficesOperation.request.shape.offices.optional(),
  /** Says which entry of the register is its own, if one is called like it. */
  claims: z.literal(true).optional(),
  /** Jobs that were published months ago and are filled: with them it grows fast. */
  earlier: z.array(demoJob).optional(),
  /** The first is the newest. */
  jobs: z.array(demoJob),
});

/** An organisation that does not exist, with the people who hire for it and five jobs. */
export type DemoOrganisation = z.input<typeof demoOrganisation>;

/** Twelve organisations that do not exist, in all four nations. The first stands first among the newest jobs. */
export const demoOrganisations: readonly DemoOrganisation[] = asWritten(
  z.array(demoOrganisation),
  organisations,
);
