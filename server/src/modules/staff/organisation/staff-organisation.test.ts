import { randomUUID } from 'node:crypto';
import { staffOrganisationOperation } from '@portway/contracts/staff/staff-organisation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { person } from '../../../testing/people/people.ts';
import { staffDesk } from '../../../testing/people/staff-desk.ts';
import { startTestApp } from '../../../testing/test-app.ts';

describe('one organisation at the desk', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let desk: Awaited<ReturnType<typeof staffDesk>>;
  const id = randomUUID();
  beforeAll(async () => {
    app = await startTestApp();
    desk = await staffDesk(app);
    await desk.queries
      .insertInto('organisation')
      .values({ id, name: 'Northgate Systems', website: null, industry: 'Software' })
      .execute();
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const show = async () =>
    staffOrganisationOperation.response.parse((await desk.staff.get(`/api/desk/organisations/${id}`)).body);

  it('shows its people and the jobs it has published, and never a draft', async () => {
    await person(app, {
      role: 'recruiter',
      fullName: 'Olu Owner',
      email: 'olu@northgate.example',
      member: { organisation: id, role: 'owner' },
    });
    const job = { organisation: id, judgement: null, law_change: null, hiring_contact: null };
    const jobs = (['draft', 'paused'] as const).map((state) => ({
      ...{ ...job, id: randomUUID(), slug: `a-${state}`, state, contact_name: null },
      answers: JSON.stringify({ title: `A ${state} job` }),
      published_at: state === 'draft' ? null : new Date(),
    }));
    await desk.queries.insertInto('job').values(jobs).execute();
    const organisation = await show();
    expect(organisation).toMatchObject({ name: 'Northgate Systems', register: null, claim: null, notes: [] });
    expect(organisation.members).toMatchObject([{ fullName: 'Olu Owner', role: 'owner' }]);
    expect(organisation.jobs).toMatchObject([{ title: 'A paused job', slug: 'a-paused', state: 'paused' }]);
  });

  it('shows what it claimed, what we answered, and what was claimed before', async () => {
    const on = '2026-11-20';
    const edition = { published_on: on, file_name: 'a', sha256: 'a', lines: 1, entries: 1, organisations: 1 };
    await desk.queries.insertInto('register_edition').values(edition).execute();
    const registerRow = { name: 'Northgate Holdings', town: 'Leeds', county: null, trading_names: [] };
    const { id: sponsor } = await desk.queries
      .insertInto('sponsor')
      .values({ ...registerRow, first_edition: on, last_edition: on })
      .returning('id')
      .executeTakeFirstOrThrow();
    const claim = { organisation: id, sponsor, reason: 'Our legal name', asked_for: 'northgate' };
    await desk.queries
      .insertInto('register_claim')
      .values({ ...claim, asked_by: null })
      .execute();
    const refusal = { confirm: false, reason: 'The letter names another company.' };
    expect((await desk.staff.post(`/api/desk/register/claims/${id}`, refusal)).status).toBe(200);
    const organisation = await show();
    expect(organisation.claim).toMatchObject({
      entry: { name: 'Northgate Holdings', town: 'Leeds' },
      confirmed: false,
      answer: 'The letter names another company.',
    });
    expect(organisation.claimHistory).toMatchObject([{ action: 'register-claim-refused', by: 'Sam Staff' }]);
  });

  it('keeps notes of the team, which the organisation never gets', async () => {
    const path = `/api/desk/organisations/${id}/notes`;
    expect((await desk.staff.post(path, { text: 'Rang, no answer.' })).status).toBe(200);
    expect((await show()).notes).toMatchObject([{ by: 'Sam Staff', text: 'Rang, no answer.' }]);
    expect((await desk.deeds()).at(-1)).toMatchObject({ action: 'organisation-noted', subject: id });
    const owner = await person(app, { role: 'recruiter', member: { organisation: id, role: 'owner' } });
    expect((await owner.get(`/api/desk/organisations/${id}`)).status).toBe(403);
    expect((await owner.post(path, { text: 'Mine' })).status).toBe(403);
    const copy = await owner.get('/api/me/export');
    expect(JSON.stringify(copy.body)).not.toContain('Rang, no answer.');
    expect((await desk.staff.get(`/api/desk/organisations/${randomUUID()}`)).status).toBe(404);
  });
});
