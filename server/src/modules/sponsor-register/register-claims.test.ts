import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registerMatch } from '@portway/contracts/jobs/job-sponsorship';
import {
  registerClaimsOperation,
  showRegisterClaimOperation,
} from '@portway/contracts/sponsor-register/register-claims';
import { searchSponsorsOperation } from '@portway/contracts/sponsor-register/sponsors';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importEdition } from '../../admin/register/import-edition.ts';
import { type AccessCast, type Asking, accessCast } from '../../testing/access-cast.ts';
import { person, type TestPerson } from '../../testing/people.ts';
import { registerFile } from '../../testing/register-file.ts';
import { removeFolder } from '../../testing/remove-folder.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const why = 'We are the Carmelite House charity; our brand is Brightwater.';

describe('an organisation whose entry has another name', () => {
  let app: TestApp;
  let cast: AccessCast;
  let folder: string;
  let staff: TestPerson;
  let owner: Asking;
  let slug: string;

  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
    folder = await mkdtemp(join(tmpdir(), 'portway-claims-'));
    const file = join(folder, '2026-11-20.csv');
    await writeFile(file, registerFile());
    await importEdition(app.superuser, { file, today: '2026-11-21' }, () => {});
    staff = await person(app, { role: 'staff' });
  });
  afterAll(async () => {
    await app[Symbol.asyncDispose]();
    await removeFolder(folder);
  });
  beforeEach(async () => {
    await app.superuser.deleteFrom('register_claim').execute();
    await app.superuser.deleteFrom('mail').execute();
    owner = await cast.make('owner');
    await called('Brightwater Ltd');
    const { body } = await owner.get('/api/sponsors?query=carmelite&town=York');
    slug = searchSponsorsOperation.response.parse(body).sponsors[0]?.slug ?? '';
  });

  const called = (name: string) =>
    app.superuser
      .updateTable('organisation')
      .set({ name, town: 'Leeds' })
      .where('id', '=', owner.organisation ?? '')
      .execute();
  const ask = (wanted: { slug: string | null; reason?: string }, by: Asking = owner) =>
    by.put('/api/organisation/register/claim', wanted);
  const match = async () => registerMatch.parse((await owner.get('/api/organisation/register')).body);
  const asked = async () =>
    showRegisterClaimOperation.response.parse((await owner.get('/api/organisation/register/claim')).body)
      .claim;
  const listed = async () =>
    registerClaimsOperation.response.parse((await staff.get('/api/desk/register/claims')).body).claims;
  const decide = (confirm: boolean) =>
    staff.post(`/api/desk/register/claims/${owner.organisation}`, { confirm });
  const mails = () => app.superuser.selectFrom('mail').select(['recipient', 'subject']).execute();

  it('finds it by the register’s search and claims it, and it counts only once our team has confirmed it', async () => {
    expect(slug).toMatch(/^carmelite-house-york-\d+$/);
    expect((await ask({ slug, reason: 'Ours.' })).body).toMatchObject({
      fields: { reason: expect.any(String) },
    });
    expect((await ask({ slug, reason: why })).status).toBe(200);
    expect(await asked()).toMatchObject({ entry: { slug, town: 'York' }, reason: why });
    expect(await match()).toMatchObject({ status: 'not-found', confirmed: null });
    expect(await listed()).toMatchObject([
      { organisation: { name: 'Brightwater Ltd' }, entry: { slug }, reason: why },
    ]);

    expect((await decide(true)).status).toBe(200);
    expect(await match()).toMatchObject({
      status: 'confirmed',
      confirmed: { name: 'Carmelite House', town: 'York' },
    });
    expect(await asked()).toBeNull();
    expect(await listed()).toEqual([]);
    expect(await mails()).toEqual([
      { recipient: owner.person?.email, subject: 'Your entry on the register is confirmed' },
    ]);
    expect((await decide(true)).status).toBe(404);
  });

  it('loses what was confirmed when it takes another name', async () => {
    await ask({ slug, reason: why });
    await decide(true);
    await called('Totally Other Company');
    expect(await match()).toMatchObject({ status: 'not-found', confirmed: null });
    await called('Brightwater Limited');
    expect((await match()).status).toBe('confirmed');
  });

  it('is confirmed for the name that it had when it asked, and for no other', async () => {
    await ask({ slug, reason: why });
    await called('Totally Other Company');
    await decide(true);
    expect((await match()).status).toBe('not-found');
  });

  it('reads that it was not confirmed, and can ask again or withdraw', async () => {
    await ask({ slug, reason: why });
    await decide(false);
    expect((await match()).status).toBe('not-found');
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'We could not confirm your entry on the register',
    ]);
    await ask({ slug, reason: `${why} Charity number 1234567.` });
    expect(await listed()).toHaveLength(1);
    await ask({ slug: null });
    expect(await listed()).toEqual([]);
  });

  it('claims an entry that is called like it at once, and gives it back before it asks for another', async () => {
    const { body } = await owner.get('/api/sponsors?query=northgate');
    const own = searchSponsorsOperation.response.parse(body).sponsors[0]?.slug ?? '';
    await called('Northgate Systems');
    expect((await ask({ slug: own })).status).toBe(200);
    expect((await match()).status).toBe('confirmed');
    expect(await asked()).toBeNull();
    expect(await ask({ slug, reason: why })).toMatchObject({
      status: 422,
      body: { fields: { slug: expect.any(String) } },
    });
  });

  it('is told of an entry that is not there, and nobody but its admins may ask', async () => {
    expect(await ask({ slug: 'nobody-0', reason: why })).toMatchObject({ status: 422 });
    const member = await cast.make('member');
    expect((await ask({ slug, reason: why }, member)).status).toBe(403);
    expect((await owner.get('/api/desk/register/claims')).status).toBe(403);
  });
});
