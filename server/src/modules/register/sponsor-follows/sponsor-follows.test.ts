import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listSponsorFollowsOperation } from '@portway/contracts/register/sponsor-follows/sponsor-follows';
import { searchSponsorsOperation } from '@portway/contracts/register/sponsor-register/sponsors';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importEdition } from '../../../admin/register/import-edition.ts';
import { type AccessCast, accessCast } from '../../../testing/access/access-cast.ts';
import type { HttpClient } from '../../../testing/http-client.ts';
import { person, type TestPerson } from '../../../testing/people/people.ts';
import { registerFile } from '../../../testing/people/register-file.ts';
import { removeFolder } from '../../../testing/remove-folder.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type Line = readonly [string, string, string, string, string];
const worker = (name: string, town: string, route = 'Skilled Worker', rating = 'Worker (A rating)'): Line => [
  name,
  town,
  '',
  rating,
  route,
];

describe('following the register of sponsors', () => {
  let app: TestApp;
  let cast: AccessCast;
  let folder: string;
  let amara: TestPerson;
  let day = 10;

  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
    folder = await mkdtemp(join(tmpdir(), 'portway-follows-'));
    await readIn({ besides: [worker('Wrenfield Ltd', 'Hull')] });
  });
  afterAll(async () => {
    await app[Symbol.asyncDispose]();
    await removeFolder(folder);
  });
  beforeEach(async () => {
    await app.superuser.deleteFrom('sponsor_follow').execute();
    await app.superuser.deleteFrom('sponsor_alert').execute();
    await app.superuser.deleteFrom('organisation_register').execute();
    await app.superuser.deleteFrom('mail').execute();
    amara = await person(app, { role: 'candidate' });
  });

  /** The next day's edition. */
  async function readIn(lines: Parameters<typeof registerFile>[0]) {
    const file = join(folder, `2026-11-${day}.csv`);
    day += 1;
    await writeFile(file, registerFile(lines));
    await importEdition(app.superuser, { file, today: '2026-11-30', evenIfSmaller: true }, () => {});
  }
  const entry = async (query: string) => {
    const { body } = await amara.get(`/api/sponsors?query=${query}`);
    return searchSponsorsOperation.response.parse(body).sponsors[0]?.slug ?? '';
  };
  const slugOf = async (name: string) =>
    (await app.superuser.selectFrom('sponsor').select('slug').where('name', '=', name).executeTakeFirst())
      ?.slug;
  const follow = (subject: Record<string, unknown>, who: HttpClient = amara) =>
    who.put('/api/me/sponsor-follows', subject);
  const followed = async () =>
    listSponsorFollowsOperation.response.parse((await amara.get('/api/me/sponsor-follows')).body);
  async function mailed() {
    await app.services.sponsorAlerts.send();
    const mails = await app.superuser
      .selectFrom('mail')
      .select(['recipient', 'subject', 'text', 'headers'])
      .where('kind', '=', 'sponsor-alert')
      .execute();
    await app.superuser.deleteFrom('mail').execute();
    return mails;
  }

  it('emails once when an entry that is followed leaves, comes back or is rated again', async () => {
    const slug = await slugOf('Wrenfield Ltd');
    expect((await follow({ slug })).status).toBe(200);
    await follow({ slug });
    expect(await followed()).toMatchObject({ emails: true, follows: [{ sponsor: { slug, town: 'Hull' } }] });
    expect(await mailed()).toEqual([]);

    await readIn({ besides: [worker('Wrenfield Ltd', 'Hull', 'Skilled Worker', 'Worker (B rating)')] });
    const [rated, ...more] = await mailed();
    expect(more).toEqual([]);
    expect(rated).toMatchObject({
      recipient: amara.email,
      subject: 'Wrenfield Ltd: now rated Skilled Worker, Worker (B rating)',
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
    expect(rated?.text).toContain(`/sponsors/${slug}`);
    expect(await mailed()).toEqual([]);

    await readIn({});
    expect((await mailed()).map(({ subject }) => subject)).toEqual([
      'Wrenfield Ltd: no longer on the register',
    ]);
    await readIn({ besides: [worker('WRENFIELD LTD', 'Hull')] });
    // Only spelt differently than before it left: the follow goes along.
    expect((await followed()).follows).toMatchObject([{ sponsor: { name: 'WRENFIELD LTD' } }]);
    await readIn({ besides: [worker('Wrenfield Ltd', 'Hull')] });
    await mailed();
  });

  it('shows each entry as it is now, with what an edition last changed of it', async () => {
    await readIn({ besides: [worker('Plover Ltd', 'Hull')] });
    await follow({ slug: await slugOf('Plover Ltd') });
    await readIn({ besides: [worker('Plover Ltd', 'Hull', 'Skilled Worker', 'Worker (B rating)')] });
    const [rated] = (await followed()).follows;
    expect(rated?.sponsor).toMatchObject({
      listed: true,
      routes: [{ route: 'Skilled Worker', rating: 'Worker (B rating)' }],
      lastChange: { on: `2026-11-${day - 1}`, kind: 'rated' },
    });
    await readIn({ besides: [worker('Sandpiper Ltd', 'Ely')] });
    const [followOfGone] = (await followed()).follows;
    expect(followOfGone?.sponsor).toMatchObject({ listed: false, routes: [], lastChange: { kind: 'gone' } });
    await follow({ town: 'Hull' });
    expect((await followed()).follows[0]).toMatchObject({ sponsor: null, search: { town: 'Hull' } });
  });

  it('emails about new sponsors in a town and for a route, and not about others', async () => {
    await follow({ town: 'st. albans', route: 'Skilled Worker' });
    const old = worker('Wrenfield Ltd', 'Hull');
    await readIn({
      besides: [old, worker('Quill Ltd', 'St Albans', 'Religious Worker'), worker('Quoin Ltd', 'York')],
    });
    expect(await mailed()).toEqual([]);
    await readIn({ besides: [old, worker('Newly Ltd', 'St Albans'), worker('Newest Ltd', 'ST. ALBANS')] });
    const [mail] = await mailed();
    expect(mail?.subject).toBe('2 changes on the register of sponsors');
    expect(mail?.text).toMatch(/up to the edition of \d+ \w+ \d{4}\./);
    expect(mail?.text).toContain('2 NEW SPONSORS IN ST. ALBANS FOR SKILLED WORKER');
    expect(mail?.text).toContain('Newly Ltd, St Albans');
    expect(mail?.text).not.toContain('Quill');
  });

  it('tells those who run an organisation when its own entry changes, and nobody else in it', async () => {
    await readIn({ besides: [worker('Northgate Systems Ltd', 'Hull')] });
    const owner = await cast.make('owner');
    const member = await person(app, {
      role: 'recruiter',
      member: { organisation: owner.organisation ?? '', role: 'member' },
    });
    const { id: sponsor } = await app.superuser
      .selectFrom('sponsor')
      .select('id')
      .where('name', '=', 'Northgate Systems Ltd')
      .where('town', '=', 'Hull')
      .executeTakeFirstOrThrow();
    const claim = { organisation: owner.organisation ?? '', sponsor, claimed_by: null, confirmed_for: null };
    await app.superuser.insertInto('organisation_register').values(claim).execute();
    expect(await mailed()).toEqual([]);
    await readIn({ besides: [worker('Tern Ltd', 'Bath')] });
    const mails = await mailed();
    const admins = await app.superuser
      .selectFrom('membership as m')
      .innerJoin('account as a', 'a.id', 'm.account')
      .select('a.email')
      .where('m.organisation', '=', owner.organisation ?? '')
      .where('m.role', 'in', ['owner', 'admin'])
      .execute();
    const recipients = mails.map(({ recipient }) => recipient);
    expect(recipients).toContain(owner.person?.email);
    expect(recipients.toSorted()).toEqual(admins.map(({ email }) => email).toSorted());
    expect(mails[0]?.text).toContain('your organisation’s own');
    expect(recipients).not.toContain(member.email);
  });

  it('is ended by the link in each email, without a log-in, and begins again with the next follow', async () => {
    await follow({ town: 'Hull' });
    await readIn({ besides: [worker('Anchor Ltd', 'Hull')] });
    const [mail] = await mailed();
    const token = /\/sponsor-alerts\/stop\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const visitor = await cast.make('nobody');
    expect(
      (await visitor.post('/api/sponsor-alerts/stop', { token: `${token.slice(0, -2)}xx` })).status,
    ).toBe(422);
    expect((await visitor.post('/api/sponsor-alerts/stop', { token })).status).toBe(200);
    expect(await followed()).toMatchObject({ emails: false, follows: [{ search: { town: 'Hull' } }] });
    await readIn({ besides: [worker('Anchor Ltd', 'Hull'), worker('Bollard Ltd', 'Hull')] });
    expect(await mailed()).toEqual([]);
    await follow({ town: 'York' });
    expect((await followed()).emails).toBe(true);
  });

  it('says what can be followed, and is nobody else’s to end', async () => {
    expect((await follow({})).status).toBe(422);
    expect((await follow({ slug: 'nobody-0' })).status).toBe(422);
    expect((await follow({ slug: await entry('carmelite'), town: 'York' })).status).toBe(422);
    await follow({ town: 'York' });
    const [mine] = (await followed()).follows;
    const bea = await person(app, { role: 'candidate' });
    expect((await bea.delete(`/api/me/sponsor-follows/${mine?.id}`)).status).toBe(404);
    expect((await amara.delete(`/api/me/sponsor-follows/${mine?.id}`)).status).toBe(200);
    expect((await followed()).follows).toEqual([]);
    for (let town = 0; town < 50; town++) await follow({ town: `Town ${town}` });
    expect(await follow({ town: 'One more' })).toMatchObject({ status: 422 });
    expect((await followed()).follows).toHaveLength(50);
  });
});
