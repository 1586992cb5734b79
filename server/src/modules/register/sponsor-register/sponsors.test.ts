import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  listSponsorRoutesOperation,
  listSponsorTownsOperation,
} from '@portway/contracts/register/sponsor-register/sponsor-places';
import {
  licensedRoutes,
  searchSponsorsOperation,
  showSponsorOperation,
  sponsorChangesOperation,
} from '@portway/contracts/register/sponsor-register/sponsors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importEdition } from '../../../admin/register/import-edition.ts';
import { accessCast } from '../../../testing/access/access-cast.ts';
import { registerFile } from '../../../testing/people/register-file.ts';
import { removeFolder } from '../../../testing/remove-folder.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { registerInMemory } from './search/loaded-register.ts';
import { sponsorPlacesService } from './sponsor-places.service.ts';
import { sponsorsRepository } from './sponsors.repository.ts';

describe('the register for everybody', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let folder: string;
  beforeAll(async () => {
    app = await startTestApp();
    folder = await mkdtemp(join(tmpdir(), 'portway-sponsors-'));
  });
  afterAll(async () => {
    await app[Symbol.asyncDispose]();
    await removeFolder(folder);
  });

  async function readIn(day: string, text: string) {
    const file = join(folder, `${day}.csv`);
    await writeFile(file, text);
    await importEdition(app.superuser, { file, today: '2026-11-21' }, () => {});
  }
  const open = () => accessCast(app).make('nobody');
  const search = async (query: string) =>
    searchSponsorsOperation.response.parse((await (await open()).get(`/api/sponsors?${query}`)).body);
  const changes = async (query: string) =>
    sponsorChangesOperation.response.parse((await (await open()).get(`/api/sponsors/changes?${query}`)).body);
  const memory = () =>
    registerInMemory(sponsorsRepository(app.database), (json) => licensedRoutes.parse(JSON.parse(json)));

  it('says that no edition was imported, and finds a new one in every process', async () => {
    const [one, another] = [memory(), memory()];
    expect(await one.current()).toBeUndefined();
    await readIn('2026-10-01', registerFile());
    expect(await one.current()).toBeUndefined();
    expect([await one.refresh(), await one.refresh()]).toEqual([true, false]);
    expect((await one.current())?.publishedOn).toBe('2026-10-01');
    expect((await another.current())?.publishedOn).toBe('2026-10-01');
    const besides = [['Quillfeather Ltd', 'Hull', '', 'Worker (A rating)', 'Skilled Worker']] as const;
    await readIn('2026-10-02', registerFile({ without: 'Bäckerei Küche GmbH', besides }));
    await Promise.all([one.refresh(), another.refresh()]);
    const hits = (await another.current())?.search.search({ text: 'quillfeather' }, { limit: 5 });
    expect(hits?.sponsors).toMatchObject([{ name: 'Quillfeather Ltd', firstSeen: '2026-10-02' }]);
  });

  it('searches by name, trading name and town, with filters', async () => {
    expect(await search('query=northgate')).toEqual({
      recordedOn: '2026-10-02',
      total: { count: 1, capped: false },
      sponsors: [
        {
          slug: expect.stringMatching(/^northgate-systems-ltd-london-\d+$/),
          name: 'Northgate Systems Ltd',
          names: [],
          town: 'London',
          county: null,
          routes: [
            { route: 'Global Business Mobility: Senior or Specialist Worker', rating: 'Worker (A rating)' },
            { route: 'Skilled Worker', rating: 'Worker (A rating)' },
          ],
          firstSeen: '2026-10-01',
        },
      ],
      next: null,
      guess: false,
      unknown: [],
      gone: [],
    });
    expect((await search('query=the+robot+house')).sponsors).toMatchObject([
      { names: ['The "Robot" House'], town: 'BRISTOL' },
    ]);
    const townsFor = async (query: string) => (await search(query)).sponsors.map(({ town }) => town);
    expect(await townsFor('query=carmelite+york')).toEqual(['York']);
    expect(await townsFor('query=carmelite&town=oxford')).toEqual(['Oxford']);
    expect(await townsFor('rating=B')).toEqual(['Leeds']);
    expect(await townsFor('route=religious+worker&sort=name')).toEqual(['Oxford', 'York']);
    expect(await townsFor('sort=newest')).toContain('Hull');
    expect((await search('query=northgete+sistems')).guess).toBe(true);
  });

  it('finds entries that have left by their names, apart from those on the register, and marks them', async () => {
    expect(await search('query=b%C3%A4ckerei+k%C3%BCche')).toMatchObject({
      sponsors: [],
      gone: [{ name: 'Bäckerei Küche GmbH', routes: [], lastSeen: '2026-10-01' }],
    });
    expect((await search('query=b%C3%A4ckerei&town=reading')).gone).toEqual([]);
    expect((await search('query=b%C3%A4kerei')).gone).toEqual([]);
    expect((await search('')).gone).toEqual([]);
  });

  it('names the field that is wrong', async () => {
    const caller = await open();
    for (const [query, field] of [
      ['after=2026-10-01.3.4', 'after'],
      ['after=x', 'after'],
      ['size=huge', 'size'],
      ['nothing=1', 'nothing'],
      [`query=${'x'.repeat(201)}`, 'query'],
    ] as const) {
      const { status, body } = await caller.get(`/api/sponsors?${query}`);
      expect([query, status]).toEqual([query, expect.toSatisfy((code) => code === 400 || code === 422)]);
      expect(JSON.stringify(body)).toContain(field);
    }
  });

  it('shows one entry with its history, also once it has left', async () => {
    const caller = await open();
    const slugOf = async (name: string) => {
      const row = await app.superuser
        .selectFrom('sponsor')
        .select('slug')
        .where('name', '=', name)
        .orderBy('town')
        .executeTakeFirstOrThrow();
      return row.slug;
    };
    const showSponsor = async (name: string) =>
      showSponsorOperation.response.parse((await caller.get(`/api/sponsors/${await slugOf(name)}`)).body);
    expect(await showSponsor('Bäckerei Küche GmbH')).toMatchObject({
      recordedOn: '2026-10-02',
      lastSeen: '2026-10-01',
      listed: false,
      sinceAtLeast: true,
      routes: [],
      history: [{ on: '2026-10-02', kind: 'gone', after: [] }],
    });
    expect(await showSponsor('Quillfeather Ltd')).toMatchObject({
      listed: true,
      sinceAtLeast: false,
      history: [{ on: '2026-10-02', kind: 'added', before: [] }],
      jobs: [],
    });
    expect((await showSponsor('Carmelite House')).elsewhere).toMatchObject([{ town: 'York' }]);
    expect((await caller.get('/api/sponsors/no-such-sponsor')).status).toBe(404);
  });

  it('lists what an edition changed, by kind, route and town', async () => {
    const { editions, changes: all, recordedOn } = await changes('');
    expect(recordedOn).toBe('2026-10-02');
    expect(editions).toEqual([
      { on: '2026-10-02', organisations: 7, added: 1, gone: 1, rated: 0 },
      { on: '2026-10-01', organisations: 7, added: 0, gone: 0, rated: 0 },
    ]);
    expect(all.map(({ kind, sponsor }) => [kind, sponsor.name])).toEqual([
      // A day's changes by name.
      ['gone', 'Bäckerei Küche GmbH'],
      ['added', 'Quillfeather Ltd'],
    ]);
    const namesOfChanges = async (query: string) =>
      (await changes(query)).changes.map(({ sponsor }) => sponsor.name);
    expect(await namesOfChanges('kind=gone')).toEqual(['Bäckerei Küche GmbH']);
    expect(await namesOfChanges('town=hull')).toEqual(['Quillfeather Ltd']);
    expect(await namesOfChanges('route=Skilled+Worker&kind=added')).toEqual(['Quillfeather Ltd']);
    expect(await namesOfChanges('day=2026-10-01')).toEqual([]);
  });

  it('finds a town and a route by their keys, in changes too', async () => {
    const townsFor = async (query: string) => (await search(query)).sponsors.map(({ town }) => town);
    expect(await townsFor('route=religious-worker&sort=name')).toEqual(['Oxford', 'York']);
    expect(await townsFor('query=robot+house&town=bristol')).toEqual(['BRISTOL']);
    expect((await changes('town=hull&route=skilled-worker')).changes).toHaveLength(1);
    expect((await changes('town=hu')).changes).toEqual([]);
  });

  it('counts sponsors by town and by route, and gives every address once', async () => {
    const caller = await open();
    const { towns, total } = listSponsorTownsOperation.response.parse(
      (await caller.get('/api/sponsors/towns')).body,
    );
    expect(towns).toContainEqual({ key: 'bristol', name: 'Bristol', sponsors: 1 });
    const withTown = (await search('')).sponsors.filter(({ town }) => town !== null);
    expect(towns.reduce((sum, { sponsors }) => sum + sponsors, 0)).toBe(withTown.length);
    expect(towns).toHaveLength(total);
    const one = listSponsorTownsOperation.response.parse(
      (await caller.get('/api/sponsors/towns?key=hull')).body,
    );
    expect(one.towns.map(({ name }) => name)).toEqual(['Hull']);
    const { routes } = listSponsorRoutesOperation.response.parse(
      (await caller.get('/api/sponsors/routes')).body,
    );
    expect(routes.find(({ key }) => key === 'religious-worker')?.sponsors).toBe(2);
    const addresses = sponsorPlacesService(memory(), { maxTowns: 1000, maxAddresses: 3 });
    const { parts } = await addresses.addresses(undefined);
    const pages = await Promise.all(
      Array.from({ length: parts }, (_, at) => addresses.addresses(String(at + 1))),
    );
    const slugs = pages.flatMap((page) => page.slugs);
    const slugsOfSearch = (await search('')).sponsors.map(({ slug }) => slug);
    expect([parts, slugs.toSorted()]).toEqual([
      Math.ceil(slugsOfSearch.length / 3),
      slugsOfSearch.toSorted(),
    ]);
    expect((await addresses.addresses(String(parts + 1))).slugs).toEqual([]);
  });

  it('gives more than fifty changes in pages, each change once, and none after the last', async () => {
    const names = Array.from({ length: 120 }, (_, at) => `Larchfield ${`${at}`.padStart(3, '0')} Ltd`);
    const lines = names.map((name) => [name, 'Ripon', '', 'Worker (A rating)', 'Skilled Worker'] as const);
    await readIn('2026-10-03', registerFile({ besides: lines }));
    const pagedNames: string[] = [];
    const sizes: number[] = [];
    for (let after = ''; ; ) {
      const page = await changes(`day=2026-10-03&kind=added&town=ripon${after}`);
      sizes.push(page.changes.length);
      pagedNames.push(...page.changes.map(({ sponsor }) => sponsor.name));
      if (page.next === null) break;
      after = `&after=${page.next}`;
    }
    expect(sizes).toEqual([50, 50, 20]);
    expect(pagedNames).toEqual(names);
  });
});
