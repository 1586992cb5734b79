import { randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registerMatch } from '@portway/contracts/candidate/jobs/job-sponsorship';
import { searchJobsOperation } from '@portway/contracts/candidate/jobs/jobs';
import {
  registerClaimsOperation,
  showRegisterClaimOperation,
} from '@portway/contracts/register/sponsor-register/register-claims';
import {
  searchSponsorsOperation,
  showSponsorOperation,
} from '@portway/contracts/register/sponsor-register/sponsors';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importEdition } from '../../../../admin/register/import-edition.ts';
import { tidyUp } from '../../../../platform/queue/tidy-up.ts';
import { type AccessCast, type Asking, accessCast } from '../../../../testing/access/access-cast.ts';
import { person, type TestPerson } from '../../../../testing/people/people.ts';
import { registerFile } from '../../../../testing/people/register-file.ts';
import { removeFolder } from '../../../../testing/remove-folder.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

const whyNot = 'The charity’s number belongs to another organisation.';
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
    await app.superuser.deleteFrom('job').execute();
    owner = await cast.make('owner');
    await renameTo('Brightwater Ltd');
    const { body } = await owner.get('/api/sponsors?query=carmelite&town=York');
    slug = searchSponsorsOperation.response.parse(body).sponsors[0]?.slug ?? '';
  });

  const renameTo = (name: string) =>
    app.superuser
      .updateTable('organisation')
      .set({ name, town: 'Leeds' })
      .where('id', '=', owner.organisation ?? '')
      .execute();
  const ask = (claim: { slug: string | null; reason?: string }, by: Asking = owner) =>
    by.put('/api/organisation/register/claim', claim);
  const match = async () => registerMatch.parse((await owner.get('/api/organisation/register')).body);
  const claimToCheck = async () =>
    showRegisterClaimOperation.response.parse((await owner.get('/api/organisation/register/claim')).body)
      .claim;
  const claimsForStaff = async () =>
    registerClaimsOperation.response.parse((await staff.get('/api/desk/register/claims')).body).claims;
  const decide = (confirm: boolean, reason = confirm ? '' : whyNot) =>
    staff.post(`/api/desk/register/claims/${owner.organisation}`, { confirm, reason });
  const decision = async () =>
    showRegisterClaimOperation.response.parse((await owner.get('/api/organisation/register/claim')).body)
      .answered;
  const send = (name: string, text: string, by: Asking = owner) =>
    by.upload(`/api/organisation/register/claim/file?name=${name}`, text, { method: 'PUT' });
  const open = (by: Pick<Asking, 'headers'> = staff) =>
    app.ask(`/api/desk/register/claims/${owner.organisation}/file`, { headers: by.headers });
  /** What the job's card says of the employer's entry. */
  const mark = async () => {
    const { body } = await owner.get('/api/jobs?title=backend');
    return searchJobsOperation.response.parse(body).jobs[0]?.employer.register;
  };
  const rename = (name: string) => owner.post('/api/organisation', { name, town: 'Leeds' });
  // The answer to one address is kept for half a minute.
  const jobsAtEntry = async (entry: string) =>
    showSponsorOperation.response.parse((await owner.get(`/api/sponsors/${entry}?${randomUUID()}`)).body).jobs
      .length;
  const mails = () => app.superuser.selectFrom('mail').select(['recipient', 'subject']).execute();

  it('finds it by the register’s search and claims it, and it counts only once our team has confirmed it', async () => {
    expect(slug).toMatch(/^carmelite-house-york-\d+$/);
    expect((await ask({ slug, reason: 'Ours.' })).body).toMatchObject({
      fields: { reason: expect.any(String) },
    });
    expect((await ask({ slug, reason: why })).status).toBe(200);
    expect(await claimToCheck()).toMatchObject({ entry: { slug, town: 'York' }, reason: why });
    expect(await match()).toMatchObject({ status: 'not-found', confirmed: null });
    expect(await claimsForStaff()).toMatchObject([
      { organisation: { name: 'Brightwater Ltd' }, entry: { slug }, reason: why },
    ]);

    expect((await decide(true)).status).toBe(200);
    expect(await match()).toMatchObject({
      status: 'confirmed',
      confirmed: { name: 'Carmelite House', town: 'York' },
    });
    expect(await claimToCheck()).toBeNull();
    expect(await claimsForStaff()).toEqual([]);
    expect(await mails()).toEqual([
      { recipient: owner.person?.email, subject: 'Your entry on the register is confirmed' },
    ]);
    expect((await decide(true)).status).toBe(404);
    expect(await match()).toMatchObject({ confirmedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(await decision()).toMatchObject({ confirmed: true, entry: { slug }, answer: null });
  });

  it('can send a file with the claim, which our team alone opens, as a copy, and which goes after thirty days', async () => {
    expect((await send('letter.txt', 'Dear Sponsor')).body).toMatchObject({ code: 'no-claim' });
    await ask({ slug, reason: why });
    expect((await send('page.html', '<script>alert(1)</script>')).status).toBe(422);
    expect((await send('old.txt', 'An older letter.')).status).toBe(200);
    expect((await send('letter.txt', 'Dear Carmelite House')).status).toBe(200);
    const member = await cast.make('hiring-writer');
    expect((await send('letter.txt', 'Dear', member)).status).toBe(403);
    expect((await claimToCheck())?.evidence).toEqual({ name: 'letter.txt', bytes: 20 });
    expect(await claimsForStaff()).toMatchObject([{ evidence: { name: 'letter.txt' }, isNamedAlike: false }]);
    const file = await open();
    expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    expect((await open(owner)).status).toBe(403);
    const auditEntries = await app.superuser
      .selectFrom('audit_entry')
      .select('subject')
      .where('action', '=', 'register-evidence-opened')
      .execute();
    expect(auditEntries).toEqual([{ subject: owner.organisation }]);

    await decide(false);
    expect(await decision()).toMatchObject({ confirmed: false, answer: whyNot });
    const day = 86_400_000;
    expect((await decision())?.erasedOn).toBe(
      new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(Date.now() + 30 * day),
    );
    const files = async () =>
      (await app.superuser.selectFrom('register_claim').select('file_key').execute()).length;
    const tidy = () => tidyUp(app.database.owner, app.tables);
    const pass = (interval: string) =>
      sql`update register_claim set decided_at = now() - ${interval}::interval`.execute(app.superuser);
    await pass('29 days 23 hours');
    await tidy();
    expect(await files()).toBe(1);
    await sql`delete from file_to_delete`.execute(app.superuser);
    await pass('30 days 1 minute');
    await tidy();
    expect(await files()).toBe(0);
    expect(await app.superuser.selectFrom('file_to_delete').select('file_key').execute()).toHaveLength(1);
  });

  it('loses the file with the claim that it withdraws, replaces or asks for again', async () => {
    const due = async () =>
      (await app.superuser.selectFrom('file_to_delete').select('file_key').execute()).length;
    const before = await due();
    await ask({ slug, reason: why });
    await send('letter.txt', 'Dear Carmelite House');
    await owner.delete('/api/organisation/register/claim/file');
    expect([(await claimToCheck())?.evidence, await due()]).toEqual([null, before + 1]);
    await send('letter.txt', 'Dear Carmelite House');
    await ask({ slug, reason: `${why} Again.` });
    expect([(await claimToCheck())?.evidence, await due()]).toEqual([null, before + 2]);
    await send('letter.txt', 'Dear Carmelite House');
    await ask({ slug: null });
    expect(await due()).toBe(before + 3);
    expect((await open()).status).toBe(404);
  });

  it('is claimed beside its jobs by its own word, and confirmed once our team says so', async () => {
    await rename('Northgate Systems');
    await cast.jobs.addJob(owner.organisation ?? '');
    expect(await mark()).toBeNull();
    const { body } = await owner.get('/api/sponsors?query=northgate');
    const ownSlug = searchSponsorsOperation.response.parse(body).sponsors[0]?.slug ?? '';
    await ask({ slug: ownSlug, reason: 'Our company number is 01234567.' });
    expect([await mark(), (await match()).confirmedOn, await jobsAtEntry(ownSlug)]).toEqual([
      'claimed',
      null,
      1,
    ]);
    expect(await claimsForStaff()).toMatchObject([{ isNamedAlike: true }]);
    await decide(true);
    expect(await mark()).toBe('confirmed');
    expect((await ask({ slug: ownSlug, reason: why })).body).toMatchObject({
      fields: { slug: 'Our team has confirmed this entry already.' },
    });
    // A name that is like it: by the organisation's own word again. One that is not: nothing.
    await rename('Northgate Systems Europe');
    expect([await mark(), (await match()).confirmedOn, await jobsAtEntry(ownSlug)]).toEqual([
      'claimed',
      null,
      1,
    ]);
    await rename('Totally Other Company');
    expect([await mark(), await jobsAtEntry(ownSlug)]).toEqual([null, 0]);
    await rename('Northgate Systems Ltd');
    expect([await mark(), await jobsAtEntry(ownSlug)]).toEqual(['confirmed', 1]);
  });

  it('is refused with a reason only, which the organisation reads', async () => {
    await ask({ slug, reason: why });
    expect((await decide(false, 'No.')).body).toMatchObject({ fields: { reason: expect.any(String) } });
    await decide(false);
    const [mail] = await app.superuser.selectFrom('mail').select('text').execute();
    expect(mail?.text).toContain(whyNot);
    const { body } = await owner.get('/api/notifications');
    expect(body).toMatchObject({
      notifications: [{ title: 'Your entry in the register is not confirmed', text: 'Carmelite House' }],
    });
    expect(mail?.text).toContain(`/dashboard/organisation/register?workspace=${owner.organisation}`);
  });

  it('loses what was confirmed when it takes another name', async () => {
    await ask({ slug, reason: why });
    await decide(true);
    await renameTo('Totally Other Company');
    expect(await match()).toMatchObject({ status: 'not-found', confirmed: null });
    await renameTo('Brightwater Limited');
    expect((await match()).status).toBe('confirmed');
  });

  it('is confirmed for the name that it had when it asked, and for no other', async () => {
    await ask({ slug, reason: why });
    await renameTo('Totally Other Company');
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
    expect(await claimsForStaff()).toHaveLength(1);
    await ask({ slug: null });
    expect(await claimsForStaff()).toEqual([]);
  });

  it('claims an entry that is called like it at once, and gives it back before it asks for another', async () => {
    const { body } = await owner.get('/api/sponsors?query=northgate');
    const ownSlug = searchSponsorsOperation.response.parse(body).sponsors[0]?.slug ?? '';
    await renameTo('Northgate Systems');
    expect((await ask({ slug: ownSlug })).status).toBe(200);
    expect((await match()).status).toBe('confirmed');
    expect(await claimToCheck()).toBeNull();
    expect(await ask({ slug, reason: why })).toMatchObject({
      status: 422,
      body: { fields: { slug: expect.any(String) } },
    });
  });

  it('is told of an entry that is not there, and nobody but its admins may ask', async () => {
    expect(await ask({ slug: 'nobody-0', reason: why })).toMatchObject({ status: 422 });
    const member = await cast.make('hiring-writer');
    expect((await ask({ slug, reason: why }, member)).status).toBe(403);
    expect((await owner.get('/api/desk/register/claims')).status).toBe(403);
  });

  it('is shown as gone beside its jobs from the edition on that lacks the entry', async () => {
    await rename('Northgate Systems');
    await cast.jobs.addJob(owner.organisation ?? '');
    const { body } = await owner.get('/api/sponsors?query=northgate');
    await ask({ slug: searchSponsorsOperation.response.parse(body).sponsors[0]?.slug ?? '' });
    const file = join(folder, '2026-11-21.csv');
    await writeFile(file, registerFile({ without: 'Northgate Systems Ltd' }));
    await importEdition(app.superuser, { file, today: '2026-11-21' }, () => {});
    expect(await mark()).toBe('gone');
  });
});
