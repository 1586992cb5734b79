import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joins, person } from '../../../testing/people/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

describe('an organisation with sponsored workers on record', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app[Symbol.asyncDispose]());

  async function sponsorWithOneMember() {
    const { superuser: queries } = app;
    const organisation = randomUUID();
    await queries
      .insertInto('organisation')
      .values({ id: organisation, name: null, website: null, industry: null })
      .execute();
    const owner = await person(app, { role: 'recruiter', member: { organisation, role: 'owner' } });
    await queries
      .insertInto('worker')
      .values({ id: randomUUID(), organisation, full_name: 'Ana Marques' })
      .execute();
    const stands = async () =>
      (await queries.selectFrom('organisation').select('id').where('id', '=', organisation).execute())
        .length === 1;
    return { organisation, owner, stands };
  }
  const refusal = { code: 'has-workers', message: expect.stringMatching(/the law has it keep/) };

  it('is not left by its last member, who is told what to do', async () => {
    const { owner, stands, organisation } = await sponsorWithOneMember();
    const refused = await owner.post('/api/organisation/leave');
    expect([refused.status, refused.body]).toMatchObject([409, refusal]);
    const colleague = await person(app, { role: 'recruiter' });
    await joins(app.superuser, colleague.id, { organisation, role: 'owner' });
    expect((await owner.post('/api/organisation/leave')).status).toBe(200);
    expect(await stands()).toBe(true);
  });

  it('keeps the last member’s account from being deleted, until someone else belongs to it', async () => {
    const { owner, organisation } = await sponsorWithOneMember();
    const refused = await owner.post('/api/me/deletion');
    expect([refused.status, refused.body]).toMatchObject([409, refusal]);
    const colleague = await person(app, { role: 'recruiter' });
    await joins(app.superuser, colleague.id, { organisation, role: 'owner' });
    expect((await owner.post('/api/me/deletion')).status).toBe(200);
  });

  it('stays with its records when an operator erases the account of its last member', async () => {
    const { owner, stands } = await sponsorWithOneMember();
    expect(await app.services.personalData.eraseOf(owner.email)).toBe(true);
    expect(await stands()).toBe(true);
    const accounts = await app.superuser
      .selectFrom('account')
      .select('id')
      .where('id', '=', owner.id)
      .execute();
    expect(accounts).toEqual([]);
  });
});
