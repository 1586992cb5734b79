import { saveOfficesOperation } from '@portway/contracts/account/organisation/offices';
import {
  changeOrganisationOperation,
  inviteOperation,
} from '@portway/contracts/account/organisation/organisation';
import { call } from '@portway/contracts/client';
import {
  addJobOperation,
  closeJobOperation,
  publishJobOperation,
} from '@portway/contracts/hiring/employer-jobs/employer-jobs';
import {
  claimRegisterEntryOperation,
  showRegisterMatchOperation,
} from '@portway/contracts/register/sponsor-register/register-match';
import { dayIn } from './day-in.ts';
import type { DemoJob, DemoOrganisation } from './demo-organisations.ts';
import { arrive, type DemoDoor, emailOf, type Me } from './people.ts';

/** Those who hire for an organisation, logged in. */
export interface Hirers {
  readonly owner: Me;
  readonly recruiter: Me | undefined;
}

export async function addOrganisation(door: DemoDoor, organisation: DemoOrganisation): Promise<Hirers> {
  const { name, tradingName, industry, town, size, about, site, recruiter, viewer } = organisation;
  const { markets = [], offices = [], claims } = organisation;
  const website = `https://${site}/`;
  const signedUp = { role: 'recruiter', organizationName: name, website, industry } as const;
  const owner = await arrive(door, { fullName: organisation.owner, ...signedUp });
  const details = { name, tradingName, website, industry, town, size, about, markets: [...markets] };
  await call(changeOrganisationOperation, details, owner);
  if (offices.length > 0) await call(saveOfficesOperation, { offices }, owner);
  if (claims) await claimEntry(owner);
  if (viewer !== undefined) await invite(door, owner, { fullName: viewer, hiring: 'read' });
  return {
    owner,
    recruiter:
      recruiter === undefined
        ? undefined
        : await invite(door, owner, { fullName: recruiter, hiring: 'offers' }),
  };
}

/** Says that the one entry with its name and town is its own. */
async function claimEntry(owner: Me): Promise<void> {
  const { candidates } = await call(showRegisterMatchOperation, undefined, owner);
  const entry = candidates.find(({ confidence }) => confidence === 'exact')?.entry.id;
  if (entry !== undefined) await call(claimRegisterEntryOperation, { entry }, owner);
}

interface Colleague {
  readonly fullName: string;
  readonly hiring: 'none' | 'read' | 'write' | 'offers';
}

/** Invites somebody as a colleague, who signs up by the link that is mailed. */
export async function invite(door: DemoDoor, owner: Me, { fullName, hiring }: Colleague): Promise<Me> {
  const email = emailOf(fullName);
  await call(inviteOperation, { email, role: 'member', hiring }, owner);
  const { text } = await door.newestMailTo(email);
  const invitation = /\/invitation\?token=([\w.-]+)/.exec(text)?.[1];
  return await arrive(door, { fullName, role: 'recruiter', invitation });
}

/** A job of the demo as the API knows it. */
export interface Offered {
  readonly id: string;
  /** Who offers it. */
  readonly by: Me;
}

/** A recruiter writes a job as a draft first. */
export async function offerJob(
  door: DemoDoor,
  by: Me,
  { answers, closesIn, state }: DemoJob,
): Promise<Offered> {
  const usual = { employment: 'permanent', currency: 'GBP', hoursPerWeek: 37.5 } as const;
  const closesOn = closesIn === undefined ? null : dayIn(door.now(), closesIn);
  const { job } = await call(addJobOperation, { ...usual, ...answers, closesOn }, by);
  if (state !== 'draft') await call(publishJobOperation, undefined, { ...by, parameters: { id: job.id } });
  return { id: job.id, by };
}

export async function closeJob({ id, by }: Offered): Promise<void> {
  await call(closeJobOperation, { because: 'filled' }, { ...by, parameters: { id } });
}
