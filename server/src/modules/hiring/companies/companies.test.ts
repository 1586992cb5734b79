import { organisationOperation } from '@portway/contracts/account/organisation/organisation';
import {
  listCompanyAddressesOperation,
  showCompanyOperation,
  suggestCompaniesOperation,
} from '@portway/contracts/hiring/companies/companies';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asAppWith } from '../../../platform/db/as-app.ts';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { wholeJob } from '../../../testing/access/access-cast-jobs.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const details = { name: 'Northgate Systems Ltd', tradingName: 'Northgate', markets: ['Energy', 'Rail'] };
const leeds = { town: 'Leeds', nation: 'england', address: '1 Wharf Street, LS1 4AB' };
const cardiff = { town: 'Cardiff', nation: 'wales', head: true };

describe('a company’s page', () => {
  let app: TestApp;
  let cast: AccessCast;
  let owner: Asking;
  let nobody: Asking;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
    nobody = await cast.make('nobody');
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(async () => {
    await app.superuser.deleteFrom('organisation').execute();
    owner = await cast.make('owner');
    expect((await owner.post('/api/organisation', details)).status).toBe(200);
  });

  const publish = (answers: object = {}) =>
    cast.jobs.addJob(owner.organisation ?? '', { answers: { ...wholeJob, ...answers } });
  const page = async (slug = 'northgate', after?: string) =>
    showCompanyOperation.response.parse(
      (await nobody.get(`/api/companies/${slug}${after === undefined ? '' : `?after=${after}`}`)).body,
    );
  const addresses = async () =>
    listCompanyAddressesOperation.response.parse((await nobody.get('/api/company-addresses')).body).slugs;
  const ownOrganisation = async (who = owner) =>
    organisationOperation.response.parse((await who.get('/api/organisation')).body);
  const logo = (colour: string, width = 300) =>
    sharp({ create: { width, height: 100, channels: 3, background: colour } })
      .png()
      .toBuffer();
  const upload = async (bytes: Uint8Array, who = owner) =>
    await who.upload('/api/organisation/logo', new Uint8Array(bytes), { method: 'PUT' });

  it('is there from the first published job on, with what the organisation says of itself', async () => {
    await owner.put('/api/organisation/offices', { offices: [leeds, cardiff] });
    expect((await nobody.get('/api/companies/northgate')).status).toBe(404);
    expect([(await ownOrganisation()).page, await addresses()]).toEqual([null, []]);
    const job = await publish();
    expect(await page()).toMatchObject({
      slug: 'northgate',
      name: 'Northgate',
      logo: null,
      markets: ['Energy', 'Rail'],
      offices: [
        { ...leeds, head: false },
        { town: 'Cardiff', nation: 'wales', address: null, head: true },
      ],
      register: { status: 'no-register' },
      jobs: [{ id: job, employer: { name: 'Northgate', slug: 'northgate', logo: null, register: null } }],
      total: { count: 1, more: false },
      next: null,
    });
    expect([(await ownOrganisation()).page, await addresses()]).toEqual([
      '/companies/northgate',
      ['northgate'],
    ]);
  });

  it('follows each change at once, and stays when the last job is closed, but not for search engines', async () => {
    const job = await publish();
    await owner.post('/api/organisation', { ...details, markets: [], about: 'We build.' });
    await owner.put('/api/organisation/offices', { offices: [leeds] });
    expect(await page()).toMatchObject({
      markets: [],
      about: 'We build.',
      offices: [{ town: 'Leeds', head: true }],
    });
    await app.superuser
      .updateTable('job')
      .set({ state: 'closed', closed_at: new Date() })
      .where('id', '=', job)
      .execute();
    expect(await page()).toMatchObject({ jobs: [], total: { count: 0 } });
    expect(await addresses()).toEqual([]);
  });

  it('is suggested by the beginning of a word of its name while a job is open', async () => {
    const suggestedSlugs = async (text: string) =>
      suggestCompaniesOperation.response
        .parse((await nobody.get(`/api/companies?text=${encodeURIComponent(text)}`)).body)
        .companies.map(({ slug }) => slug);
    expect(await suggestedSlugs('northg')).toEqual([]);
    await publish();
    await owner.post('/api/organisation', { ...details, tradingName: 'The 100% Northgate' });
    for (const text of ['the', 'NORTH', '100%'])
      expect(await suggestedSlugs(text)).toEqual(['the-100-northgate']);
    for (const text of ['', 'n', 'gate', '1__%']) expect(await suggestedSlugs(text)).toEqual([]);
  });

  it('keeps its earlier addresses after a change of name, and gives them to nobody else', async () => {
    await publish();
    await owner.post('/api/organisation', { ...details, tradingName: 'Çelik & Sons’ Works' });
    expect((await page()).slug).toBe('celik-sons-works');
    const stranger = await cast.make('owner');
    await stranger.post('/api/organisation', { name: 'Northgate' });
    await cast.jobs.addJob(stranger.organisation ?? '');
    expect((await page('northgate-2')).name).toBe('Northgate');
    await owner.post('/api/organisation', details);
    expect([(await page('celik-sons-works')).slug, (await page('northgate-2')).slug]).toEqual([
      'northgate',
      'northgate-2',
    ]);
  });

  it('lists its open jobs in pages, the newest first, without those whose last day has passed', async () => {
    const jobs: string[] = [];
    for (let count = 0; count < 12; count += 1) jobs.unshift(await publish());
    await publish({ closesOn: '2020-01-01' });
    const first = await page();
    expect(first.jobs.map(({ id }) => id)).toEqual(jobs.slice(0, 10));
    expect(first.total).toEqual({ count: 12, more: false });
    const second = await page('northgate', first.next ?? '');
    expect(second.jobs.map(({ id }) => id)).toEqual(jobs.slice(10));
    expect(second.next).toBeNull();
    expect((await nobody.get('/api/companies/northgate?after=elsewhere')).status).toBe(422);
  });

  it('shows a logo whole on white, only once a job is published; a new one has another version, a removed one is gone', async () => {
    expect((await upload(await logo('#0d3b2e'))).body).toMatchObject({ message: 'Your logo is saved.' });
    expect((await ownOrganisation()).logo).toMatch(/^data:image\/jpeg;base64,/);
    expect((await nobody.get('/api/companies/northgate/logo')).status).toBe(404);
    const job = await publish();
    const { logo: version, jobs } = await page();
    expect(version).toMatch(/^[0-9a-f]{12}$/);
    expect(jobs).toMatchObject([{ id: job, employer: { logo: version } }]);
    const file = await app.ask(`/api/companies/northgate/logo?v=${version}`);
    expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
    const picture = sharp(Buffer.from(await file.arrayBuffer()));
    const { width, height, format } = await picture.metadata();
    expect([format, width, height]).toEqual(['jpeg', 256, 256]);
    // A wide logo is not cropped: above it is white.
    const { data } = await picture.raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
    await upload(await logo('#f2b33d'));
    expect((await page()).logo).not.toBe(version);
    expect((await owner.delete('/api/organisation/logo')).status).toBe(200);
    expect((await page()).logo).toBeNull();
    expect((await nobody.get('/api/companies/northgate/logo')).status).toBe(404);
  });

  it('has a logo that the database shows to its own organisation alone until then, which alone can change it', async () => {
    await upload(await logo('#0d3b2e'));
    const visibleAndUpdated = (organisation: string | undefined) =>
      asAppWith(app.superuser, { organisation: organisation ?? '' }, async (on) => {
        const update = await on
          .updateTable('organisation_logo')
          .set({ changed_at: new Date() })
          .executeTakeFirst();
        const rows = await on.selectFrom('organisation_logo').select('organisation').execute();
        return [rows.length, Number(update.numUpdatedRows)];
      });
    const other = await cast.make('owner');
    expect([
      await visibleAndUpdated(owner.organisation),
      await visibleAndUpdated(other.organisation),
    ]).toEqual([
      [1, 1],
      [0, 0],
    ]);
    await publish();
    expect(await visibleAndUpdated(other.organisation)).toEqual([1, 0]);
  });

  it('is changed by owners and admins alone; a file that is no picture and a second head office are refused', async () => {
    const viewer = await cast.make('hiring-reader');
    expect((await viewer.put('/api/organisation/offices', { offices: [] })).status).toBe(403);
    expect((await upload(await logo('#000000'), viewer)).status).toBe(403);
    expect((await upload(Buffer.from('<svg/>'))).body).toMatchObject({
      fields: { file: 'Please upload a JPEG, PNG or WebP picture.' },
    });
    const { status, body } = await owner.put('/api/organisation/offices', {
      offices: [{ ...leeds, town: ' ' }, cardiff],
    });
    expect([status, body]).toMatchObject([422, { fields: { 'offices.0.town': 'Enter the town or city.' } }]);
    const twice = await owner.put('/api/organisation/offices', { offices: [cardiff, cardiff] });
    expect(twice.body).toMatchObject({ fields: { offices: 'Only one can be the head office.' } });
  });
});
