import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import type { ApiClient } from '../api-client.ts';
import { logInByApi, newAccount, openAccount } from './accounts.ts';

const savedJob = z.object({ job: z.object({ id: z.string(), slug: z.string() }) });

export interface PublishedJob {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
}

export interface Employer {
  readonly company: string;
  readonly offer: (answers: Readonly<Record<string, unknown>> & { title: string }) => Promise<PublishedJob>;
  readonly close: (job: PublishedJob) => Promise<void>;
}

const usual = {
  occupationCode: '2134',
  place: 'London',
  nation: 'england',
  workplace: 'hybrid',
  level: 'senior',
  employment: 'permanent',
  hoursPerWeek: 37.5,
  currency: 'GBP',
  payFrom: 68_000,
  payTo: 82_000,
  summary: 'Build what moves the post.',
  responsibilities: 'Design it\nBuild it',
  skills: ['TypeScript', 'SQL'],
  sponsorship: 'yes',
};

/** Publishes a job by the API as this recruiter. */
export async function publish(
  recruiter: ApiClient,
  answers: Readonly<Record<string, unknown>> & { title: string },
): Promise<PublishedJob> {
  const { job } = savedJob.parse(await recruiter.post('/api/organisation/jobs', { ...usual, ...answers }));
  // Its address is made of its title and the employer's name when it is published.
  const published = savedJob.parse(await recruiter.post(`/api/organisation/jobs/${job.id}/publish`));
  return { ...published.job, title: answers.title };
}

/** Opens an organisation with one recruiter, who publishes and closes its jobs by the API. */
export async function openEmployer(request: APIRequestContext, company: string): Promise<Employer> {
  const recruiter = await logInByApi(request, await openAccount(request, newAccount('recruiter')));
  await recruiter.post('/api/organisation', { name: company, size: 'midSize' });
  return {
    company,
    offer: (answers) => publish(recruiter, answers),
    close: async ({ id }) => {
      await recruiter.post(`/api/organisation/jobs/${id}/close`, { because: 'filled' });
    },
  };
}

/** A word that no other test searches for. */
export const ownWord = (): string =>
  `Q${[...crypto.randomUUID().replaceAll('-', '').slice(0, 10)].map((hex) => 'abcdefghijklmnop'[Number.parseInt(hex, 16)]).join('')}`;
