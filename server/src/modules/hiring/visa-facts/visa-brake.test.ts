import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { httpClient } from '../../../testing/http-client.ts';
import { person, type TestPerson } from '../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const noon = Date.parse('2026-11-28T12:00:00Z');
const brake = /Afghanistan|[Vv]isa brake|nationalit/;

describe('where applicants are chosen, nothing says whom the visa brake bars:', () => {
  let app: TestApp;
  let cast: AccessCast;
  let owner: Asking;
  let fromAbroad: TestPerson;
  let job: string;
  let application: string;
  beforeAll(async () => {
    app = await startTestApp({ now: () => noon });
    cast = accessCast(app);
    owner = await cast.make('owner');
    fromAbroad = await person(app, { role: 'candidate', fullName: 'Amara Okafor' });
    const answers = { isLegallyAuthorized: 'No', requiresSponsorship: 'Yes', currentVisa: 'none' };
    for (const [field, value] of Object.entries(answers))
      expect((await fromAbroad.patch('/api/me/profile', { field, value })).status, field).toBe(200);
    const organisation = owner.organisation ?? '';
    job = await cast.jobs.addJob(organisation);
    application = await cast.jobs.addApplication(fromAbroad.id, organisation, job);
    await cast.sponsoring.inState(application, 'interview');
  });
  afterAll(() => app[Symbol.asyncDispose]());

  it('the job editor', async () => {
    expect(await textAt(owner, `/api/organisation/jobs/${job}`)).not.toMatch(brake);
  });

  it('the applicants, their board and what an applicant shares', async () => {
    const path = `/api/organisation/applications/${application}`;
    expect((await owner.post(`${path}/sponsoring/ask`)).status).toBe(200);
    const mine = `/api/me/applications/${application}/visa-facts`;
    const { preview } = Object((await fromAbroad.get(mine)).body);
    expect((await fromAbroad.post(`${mine}/share`, { seen: preview })).status).toBe(200);
    const paths = [
      `/api/organisation/applications?job=${job}`,
      `/api/organisation/jobs/${job}/board`,
      path,
      `${path}/sponsoring`,
    ];
    for (const pagePath of paths) expect(await textAt(owner, pagePath)).not.toMatch(brake);
  });

  it('the board of jobs and the search, for visitors and for someone who would apply from abroad', async () => {
    const visitor = httpClient((path, init) => app.ask(path, init));
    const { slug } = await app.superuser
      .selectFrom('job')
      .select('slug')
      .where('id', '=', job)
      .executeTakeFirstOrThrow();
    for (const path of ['/api/jobs?title=engineer', `/api/jobs/${slug}`])
      expect(await textAt(visitor, path)).not.toMatch(brake);
    expect(await textAt(fromAbroad, '/api/me/jobs?title=engineer')).not.toMatch(brake);
  });

  it('but the candidate is told on the page of a job, of their own application from abroad', async () => {
    expect(await textAt(fromAbroad, `/api/me/jobs/${job}`)).toContain('refused to nationals of Afghanistan');
  });
});

interface Reader {
  get(path: string): Promise<{ readonly status: number; readonly body: unknown }>;
}

/** The whole response as text; a row of the job is in it, so that an empty list does not pass. */
async function textAt(reader: Reader, path: string): Promise<string> {
  const { status, body } = await reader.get(path);
  const text = JSON.stringify(body);
  expect([path, status, text]).toEqual([path, 200, expect.stringMatching(/Backend engineer|Amara|"post"/)]);
  return text;
}
