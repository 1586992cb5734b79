import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessCast } from '../../../testing/access/access-cast.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { jobAddressesRepository } from './job-addresses.repository.ts';
import { jobAddresses } from './job-addresses.service.ts';

describe('addresses of jobs', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app[Symbol.asyncDispose]());

  it('are those of open jobs, the newest first, each in one part', async () => {
    const { superuser: queries } = app;
    const addresses = jobAddresses(jobAddressesRepository(app.database.read), 2);
    expect(await addresses.list('1')).toEqual({ parts: 1, slugs: [] });
    const { make, jobs } = accessCast(app);
    const { organisation = '' } = await make('owner');
    for (const state of ['published', 'published', 'published', 'draft', 'closed'] as const)
      await jobs.addJob(organisation, { state });
    const open = await queries
      .selectFrom('published_job')
      .select('slug')
      .orderBy('published_at', 'desc')
      .orderBy('job', 'desc')
      .execute();
    const slugs = open.map(({ slug }) => slug);
    expect(slugs).toHaveLength(3);
    expect(await addresses.list(undefined)).toEqual({ parts: 2, slugs: [] });
    expect(await addresses.list('1')).toEqual({ parts: 2, slugs: slugs.slice(0, 2) });
    expect(await addresses.list('2')).toEqual({ parts: 2, slugs: slugs.slice(2) });
    expect(await addresses.list('3')).toEqual({ parts: 2, slugs: [] });
  });
});
