import { type APIRequestContext, expect } from '@playwright/test';
import { z } from 'zod';
import { type Account, asProgram, openAccount, somebody } from './accounts.ts';

/** Somebody who uses the API as a program does: asks, and posts where something is given. */
export type Caller = (path: string, body?: object) => Promise<unknown>;

/** The API as one account. What it refuses fails the test. */
export async function callerOf(request: APIRequestContext, account: Account): Promise<Caller> {
  const headers = await asProgram(request, account);
  return async (path, body) => {
    const answer = await (body === undefined
      ? request.get(path, { headers })
      : request.post(path, { headers, data: body }));
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return await answer.json();
  };
}

/** What a job must say to be published. */
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
const company = 'Northgate Systems';
const withJob = z.object({ job: z.object({ id: z.string() }) });
const withApplication = z.object({ application: z.string() });

export interface Hiring {
  readonly company: string;
  readonly employer: Caller;
  /** Publishes a job of this title, and answers its id. */
  readonly publish: (title: string) => Promise<string>;
}

/** An organisation with somebody who hires for it. */
export async function openHiring(request: APIRequestContext): Promise<Hiring> {
  const recruiter = { ...somebody('recruiter'), fullName: 'Amelia Hart' };
  await openAccount(request, recruiter, { organizationName: company });
  const employer = await callerOf(request, recruiter);
  return {
    company,
    employer,
    async publish(title) {
      const { id } = withJob.parse(await employer('/api/organisation/jobs', { ...job, title })).job;
      await employer(`/api/organisation/jobs/${id}/publish`, {});
      return id;
    },
  };
}

export interface Applying extends Hiring {
  readonly account: Account;
  readonly candidate: Caller;
  /** The job, and what was applied with for it. */
  readonly job: string;
  readonly application: string;
}

/** A candidate who has applied for a job. */
export async function openApplication(request: APIRequestContext): Promise<Applying> {
  const hiring = await openHiring(request);
  const account = await openAccount(request);
  const candidate = await callerOf(request, account);
  const published = await hiring.publish('Senior Backend Engineer');
  const answer = { text: 'I like that you own your on-call.', resume: null };
  const { application } = withApplication.parse(
    await candidate(`/api/jobs-for-me/${published}/apply`, answer),
  );
  return { ...hiring, account, candidate, job: published, application };
}
