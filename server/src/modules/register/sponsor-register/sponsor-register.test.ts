import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registerMatch } from '@portway/contracts/candidate/jobs/job-sponsorship';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { importEdition } from '../../../admin/register/import-edition.ts';
import { asApp } from '../../../platform/db/as-app.ts';
import { type AccessCast, accessCast } from '../../../testing/access/access-cast.ts';
import type { HttpClient } from '../../../testing/http-client.ts';
import { registerFile } from '../../../testing/people/register-file.ts';
import { removeFolder } from '../../../testing/remove-folder.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { registerMatches } from './register-match.service.ts';
import { registerRepository } from './sponsor-register.repository.ts';
import { registerService } from './sponsor-register.service.ts';

/** What a claim brings; a refused one brings no standing. */
const claimed = z.object({ standing: registerMatch.optional() });

const repository = registerRepository();
const register = registerService({
  repository,
  matches: registerMatches(repository),
  audit: { add: async () => {}, note: async () => {} },
});

describe('the register', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let cast: AccessCast;
  let folder: string;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
    folder = await mkdtemp(join(tmpdir(), 'portway-register-'));
  });
  afterAll(async () => {
    await app[Symbol.asyncDispose]();
    await removeFolder(folder);
  });

  const standing = (name: string, town: string | null = null, tradingName: string | null = null) =>
    asApp(app.superuser, (on) =>
      register.standing(on, { organisation: crypto.randomUUID(), name, town, tradingName }),
    );
  /** What is found first, how surely, and why. */
  async function firstMatch(name: string, town?: string, tradingName?: string) {
    const { status, candidates } = await standing(name, town, tradingName);
    const [first] = candidates;
    return first === undefined ? status : [first.entry.name, first.confidence, ...first.because];
  }
  async function readIn(name: string, text: string, more: { evenIfSmaller?: boolean } = {}) {
    const file = join(folder, name);
    await writeFile(file, text);
    const progress: string[] = [];
    const edition = { file, today: '2026-11-21', ...more };
    await importEdition(app.superuser, edition, (words) => progress.push(words));
    return progress.at(-1);
  }
  const lines = async () => (await app.superuser.selectFrom('sponsor_licence').selectAll().execute()).length;
  const matchOf = async (caller: HttpClient) =>
    registerMatch.parse((await caller.get('/api/organisation/register')).body);
  const claim = async (caller: HttpClient, entry: number | null) => {
    const { status, body } = await caller.put('/api/organisation/register', { entry });
    return { status, ...claimed.parse(body) };
  };

  it('reports that no edition was imported yet', async () => {
    expect(await standing('Northgate Systems')).toMatchObject({ status: 'no-register', edition: null });
  });

  it('imports an edition once, in full, and changes nothing for a broken one', async () => {
    const first = registerFile({ bom: true, end: '\r\n' });
    expect(await readIn('2026-10-01 Register.csv', first)).toBe(
      'The edition of 2026-10-01 is in: 7 organisations, 8 entries. +7 / −0 organisations.',
    );
    expect(await readIn('another-name-2026-10-02.csv', first)).toBe(
      'This file was imported before, as the edition of 2026-10-01. Nothing changed.',
    );
    const before = await lines();
    expect(before).toBe(9);
    for (const [name, text, words] of [
      ['2026-10-03.csv', `${registerFile()}"X`, 'is never closed'],
      ['2026-10-03.csv', 'Organisation Name,Town/City,Type & Rating,Route\nA,B,C,D\n', 'probably cut off'],
      ['2026-09-30.csv', registerFile(), 'editions are read in their order'],
      ['2026-11-22.csv', registerFile(), 'is in the future'],
      ['register.csv', registerFile(), 'has no date'],
    ] as const)
      await expect(readIn(name, text)).rejects.toThrow(words);
    expect(await lines()).toBe(before);
    expect((await standing('Northgate Systems')).edition).toEqual({ publishedOn: '2026-10-01' });
  });

  it.each([
    [
      ['Northgate Systems', 'London'],
      ['Northgate Systems Ltd', 'exact', 'The same name.', 'The same town: London.'],
    ],
    [
      ['NORTHGATE SYSTEMS LIMITED', 'Greater London'],
      ['Northgate Systems Ltd', 'exact', 'The same name.', 'The same town: London.'],
    ],
    [
      ['Northgate Systems'],
      ['Northgate Systems Ltd', 'likely', 'The same name.', 'The register says London.'],
    ],
    [
      ['Northgate Systems', 'Hull'],
      [
        'Northgate Systems Ltd',
        'likely',
        'The same name.',
        'Another town. The register says London, and not Hull.',
      ],
    ],
    [
      ['Tidewater Health Care and Sons', 'leeds'],
      ['Tidewater Health, Care & Sons PLC', 'exact', 'The same name.', 'The same town: Leeds.'],
    ],
    [
      ['The Robot House', 'Bristol'],
      [
        'LARKSPUR ROBOTICS LIMITED T/A The "Robot" House',
        'likely',
        'It trades under the same name.',
        'The same town: BRISTOL.',
      ],
    ],
    [
      ['Larkspur Robotics', 'Bristol'],
      [
        'LARKSPUR ROBOTICS LIMITED T/A The "Robot" House',
        'exact',
        'The same name.',
        'The same town: BRISTOL.',
      ],
    ],
    [
      ['Pier Cafe'],
      [
        'Harbour Lights Limited TA Pier Café',
        'likely',
        'It trades under the same name.',
        'The register names no town.',
      ],
    ],
    [
      ['Backerei Kuche GmbH', 'Reading'],
      ['Bäckerei Küche GmbH', 'exact', 'The same name.', 'The same town: Reading.'],
    ],
    [
      ['Carmelite House', 'York'],
      [
        'Carmelite House',
        'likely',
        'The same name.',
        'The same town: York.',
        'There is another entry with this name.',
      ],
    ],
    [
      ['Carmelite House', 'Bath'],
      [
        'Carmelite House',
        'possible',
        'The same name.',
        'Another town. The register says Oxford, and not Bath.',
        'There is another entry with this name.',
      ],
    ],
    [['Northgete Sistems', 'London'], 'not-found'],
    [['Quillfeather'], 'not-found'],
    [['Ltd'], 'not-found'],
  ] as const)('%j: %j', async ([name, town], words) => {
    expect(await firstMatch(name, town)).toEqual(words);
  });

  it('finds by the trading name that an employer gives, and takes nothing for granted', async () => {
    expect(await firstMatch('Somebody Else Ltd', 'Bristol', 'Robot House')).toMatchObject({ 1: 'likely' });
    const sponsors = async (name: string, town?: string) =>
      (await standing(name, town)).sponsorsSkilledWorkers;
    expect(await sponsors('Northgate Systems', 'London')).toBe(true);
    // Rated B: it can sponsor nobody new.
    expect(await firstMatch('Tidewater Health, Care & Sons', 'Leeds')).toMatchObject({ 1: 'exact' });
    expect(await sponsors('Tidewater Health, Care & Sons', 'Leeds')).toBe(false);
    expect(await sponsors('Carmelite House', 'York')).toBe('unknown');
    expect(await sponsors('Northgate Systems')).toBe('unknown');
  });

  it('shows similar names only to the organisation itself', async () => {
    const owner = await cast.make('owner');
    const renameTo = async (name: string) => {
      const { superuser: queries } = app;
      await queries
        .updateTable('organisation')
        .set({ name })
        .where('id', '=', owner.organisation ?? '')
        .execute();
      return (await matchOf(owner)).candidates.map(({ entry, confidence }) => [entry.name, confidence]);
    };
    expect(await renameTo('Northgete Sistems')).toEqual([['Northgate Systems Ltd', 'possible']]);
    expect(await renameTo('Tidewater')).toEqual([['Tidewater Health, Care & Sons PLC', 'possible']]);
    expect(await renameTo('Quillfeather')).toEqual([]);
  });

  it('lets those who run an organisation claim one of the entries that resemble it', async () => {
    const owner = await cast.make('owner');
    await app.superuser
      .updateTable('organisation')
      .set({ town: 'London' })
      .where('id', '=', owner.organisation ?? '')
      .execute();
    const [like] = (await matchOf(owner)).candidates;
    expect(like).toMatchObject({ confidence: 'exact', entry: { town: 'London', lastSeenOn: '2026-10-01' } });
    const { id: otherEntry } = (await standing('Carmelite House')).candidates[0]?.entry ?? { id: 0 };
    expect((await claim(owner, otherEntry)).status).toBe(422);
    expect((await claim(owner, 9_999_999)).status).toBe(422);
    const { standing: confirmed } = await claim(owner, like?.entry.id ?? 0);
    expect(confirmed).toMatchObject({ status: 'confirmed', sponsorsSkilledWorkers: true });
    expect((await claim(owner, like?.entry.id ?? 0)).status).toBe(200);
    expect((await claim(owner, null)).standing?.status).toBe('candidates');
    await claim(owner, like?.entry.id ?? 0);

    // Under another name it may be another company: the claim ends until renewed.
    for (const [name, trading_name, status] of [
      ['Totally Other Company', null, 'not-found'],
      ['Totally Other Company', 'Northgate Systems', 'confirmed'],
      [null, null, 'not-found'],
      ['Northgete Sistems Limited', null, 'confirmed'],
      ['Tidewater Health Care and Sons', null, 'candidates'],
      ['Northgate Systems', null, 'confirmed'],
    ] as const) {
      await app.superuser
        .updateTable('organisation')
        .set({ name, trading_name })
        .where('id', '=', owner.organisation ?? '')
        .execute();
      expect([name, (await matchOf(owner)).status]).toEqual([name, status]);
    }

    // In capitals in the next edition, and missing from the one after.
    const capitals = registerFile().replaceAll('Northgate Systems Ltd', 'NORTHGATE SYSTEMS LTD');
    expect(await readIn('2026-10-08.csv', capitals)).toBe(
      'The edition of 2026-10-08 is in: 7 organisations, 8 entries. +1 / −1 organisations. 1 claim followed its entry to another spelling.',
    );
    expect((await matchOf(owner)).confirmed).toMatchObject({ name: 'NORTHGATE SYSTEMS LTD' });
    await readIn('2026-10-15.csv', registerFile({ without: 'Northgate Systems Ltd', county: false }));
    expect(await matchOf(owner)).toMatchObject({
      status: 'confirmed',
      edition: { publishedOn: '2026-10-15' },
      confirmed: { lastSeenOn: '2026-10-08', ratings: [] },
      sponsorsSkilledWorkers: false,
    });
    expect(await firstMatch('Northgate Systems', 'London')).toBe('not-found');

    // An edition that lost several entries at once is incomplete; where it was imported all the same, the
    // full one of that date corrects it.
    const cut = registerFile()
      .split('\n')
      .slice(0, 2)
      .join('\n')
      .concat('\n"Only Here Ltd","Hull","","","Skilled Worker"\n');
    await expect(readIn('2026-10-22.csv', cut)).rejects.toThrow('probably cut off');
    await readIn('2026-10-22.csv', registerFile({ besides: [['Only Here Ltd', 'Hull', '', '', 'A']] }));
    await readIn('2026-10-29.csv', cut, { evenIfSmaller: true });
    expect(await firstMatch('Carmelite House', 'York')).toBe('not-found');
    expect(await readIn('2026-10-29-again.csv', registerFile())).toBe(
      'The edition of 2026-10-29 is in: 7 organisations, 8 entries. +6 / −1 organisations.',
    );
    expect((await standing('Northgate Systems', 'London')).edition).toEqual({ publishedOn: '2026-10-29' });
    expect(await firstMatch('Carmelite House', 'York')).toMatchObject({ 1: 'likely' });
    expect(await firstMatch('Only Here', 'Hull')).toBe('not-found');

    // A missing column deletes no known data.
    expect((await standing('Carmelite House', 'Oxford')).candidates[0]?.entry.county).toBe('Oxfordshire');
  });
});
