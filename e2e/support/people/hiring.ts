import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import type { ApiClient } from '../api-client.ts';
import { type Account, logInByApi, newAccount, openAccount } from './accounts.ts';

/** Everything a job must have to be published. */
const job = {
  place: 'London',
  nation: 'england',
  workplace: 'hybrid',
  level: 'senior',
  employment: 'permanent',
  hoursPerWeek: 37.5,
  currency: 'GBP',
  payFrom: 68_000,
  payTo: 82_000,
  summary: 'You build and run the services that our customers rely on.',
};
const withJob = z.object({ job: z.object({ id: z.string() }) });
const withConversation = z.object({ conversation: z.string() });
const withApplication = z.object({ application: z.string() });

export interface Hiring {
  readonly company: string;
  /** Who runs it, to log in with. */
  readonly recruiter: Account;
  readonly employer: ApiClient;
  /** Publishes a job of this title, and returns its id. */
  readonly publish: (title: string) => Promise<string>;
}

/** Opens an organisation with one recruiter. */
export async function openHiring(request: APIRequestContext, company = 'Northgate Systems'): Promise<Hiring> {
  const recruiter = { ...newAccount('recruiter'), fullName: 'Amelia Hart' };
  await openAccount(request, recruiter, { organizationName: company });
  const employer = await logInByApi(request, recruiter);
  return {
    company,
    recruiter,
    employer,
    async publish(title) {
      const { id } = withJob.parse(await employer.post('/api/organisation/jobs', { ...job, title })).job;
      await employer.post(`/api/organisation/jobs/${id}/publish`);
      return id;
    },
  };
}

export interface Applying extends Hiring {
  readonly account: Account;
  readonly candidate: ApiClient;
  /** The ids of the job and of the application. */
  readonly job: string;
  readonly application: string;
  /** The id of the conversation about it. */
  readonly conversation: string;
  /** Somebody else applies for the same job. */
  readonly apply: (account: Account) => Promise<void>;
}

/** A candidate who has applied for a job. */
export async function openApplication(request: APIRequestContext): Promise<Applying> {
  const hiring = await openHiring(request);
  const account = await openAccount(request);
  const candidate = await logInByApi(request, account);
  const published = await hiring.publish('Senior Backend Engineer');
  const body = { text: 'I like that you own your on-call.', resume: null };
  const { application } = withApplication.parse(
    await candidate.post(`/api/me/jobs/${published}/applications`, body),
  );
  const applied = await candidate.get(`/api/me/applications/${application}`);
  const { conversation } = withConversation.parse(applied);
  const apply = async (other: Account) => {
    await (await logInByApi(request, other)).post(`/api/me/jobs/${published}/applications`, body);
  };
  return { ...hiring, account, candidate, job: published, application, conversation, apply };
}
