import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importEdition } from '../../../../admin/register/import-edition.ts';
import { sharedFile } from '../../../../testing/files/shared-files.ts';
import { registerFile } from '../../../../testing/people/register-file.ts';
import { removeFolder } from '../../../../testing/remove-folder.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

describe('the history of the register', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let folder: string;
  beforeAll(async () => {
    app = await startTestApp();
    folder = await mkdtemp(join(tmpdir(), 'portway-history-'));
  });
  afterAll(async () => {
    await app[Symbol.asyncDispose]();
    await removeFolder(folder);
  });

  async function readIn(day: string, text: string) {
    const file = join(folder, `${day}.csv`);
    await writeFile(file, text);
    await importEdition(
      app.superuser,
      { file, today: '2026-11-21', publishedOn: day.slice(0, 10) },
      () => {},
    );
  }
  /** What an edition changed: name, kind, whether as a whole, ratings before and after. */
  async function changes(day: string) {
    const rows = await app.superuser
      .selectFrom('sponsor_change')
      .innerJoin('sponsor', 'sponsor.id', 'sponsor_change.sponsor')
      .select(['name', 'town', 'kind', 'whole', 'licences_before', 'licences_after'])
      .where('edition', '=', day)
      .orderBy('name')
      .orderBy('town')
      .execute();
    return rows.map((row) => [
      row.name,
      row.town,
      row.whole ? `${row.kind}, whole` : row.kind,
      row.licences_before.length,
      row.licences_after.length,
    ]);
  }

  it('records what an edition changed, and of the first one nothing', async () => {
    await readIn('2026-10-01', registerFile());
    expect(await changes('2026-10-01')).toEqual([]);
    const next = registerFile({
      without: 'Bäckerei Küche GmbH',
      besides: [
        ['Quillfeather Ltd', 'Hull', '', 'Worker (A rating)', 'Skilled Worker'],
        ['Carmelite House', 'Ely', '', 'Temporary Worker (A rating)', 'Religious Worker'],
        ['Carmelite House', 'Oxford', '', 'Temporary Worker (A rating)', 'Charity Worker'],
      ],
    }).replace('Worker (B rating)', 'Worker (A rating)');
    await readIn('2026-10-02', next);
    const ofTheSecond = [
      ['Bäckerei Küche GmbH', 'Reading', 'gone, whole', 1, 0],
      // In another town as well: the organisation was there before.
      ['Carmelite House', 'Ely', 'added', 0, 1],
      ['Carmelite House', 'Oxford', 'routes', 1, 2],
      ['Quillfeather Ltd', 'Hull', 'added, whole', 0, 1],
      ['Tidewater Health, Care & Sons PLC', 'Leeds', 'rated', 1, 1],
    ];
    expect(await changes('2026-10-02')).toEqual(ofTheSecond);

    await readIn('2026-10-03', registerFile({ end: '\r\n' }));
    expect(await changes('2026-10-03')).toEqual([
      ['Bäckerei Küche GmbH', 'Reading', 'back, whole', 0, 1],
      ['Carmelite House', 'Ely', 'gone', 1, 0],
      ['Carmelite House', 'Oxford', 'routes', 2, 1],
      ['Quillfeather Ltd', 'Hull', 'gone, whole', 1, 0],
      ['Tidewater Health, Care & Sons PLC', 'Leeds', 'rated', 1, 1],
    ]);
    // Another file of that day replaces what the first one changed.
    await readIn('2026-10-03-again', `${next}\n`);
    expect(await changes('2026-10-03')).toEqual([]);
    expect(await changes('2026-10-02')).toEqual(ofTheSecond);
  });

  it('gives every entry an address of its own that stays', async () => {
    const slugs = await app.superuser.selectFrom('sponsor').select(['name', 'town', 'slug']).execute();
    const slugOf = (name: string, town: string) =>
      slugs.find((row) => row.name === name && row.town === town)?.slug;
    expect(slugOf('Bäckerei Küche GmbH', 'Reading')).toMatch(/^backerei-kuche-gmbh-reading-\d+$/);
    expect(slugOf('Northgate Systems Ltd', 'London')).toMatch(/^northgate-systems-ltd-london-\d+$/);
    expect(slugs.find(({ name }) => name.startsWith('O’Brien'))?.slug).toMatch(
      /^obrien-daughterss-bakery-derry-\d+$/,
    );
    expect(new Set(slugs.map(({ slug }) => slug)).size).toBe(slugs.length);
  });

  const [older, newer] = ['sponsors-2021-09-30.csv', 'sponsors-2021-11-02.csv'].map((name) =>
    sharedFile(name),
  );
  it.skipIf(older === undefined || newer === undefined)('counts the two real editions', async () => {
    await sql`truncate register_edition, sponsor, sponsor_licence, sponsor_name cascade`.execute(
      app.superuser,
    );
    for (const file of [older, newer])
      await importEdition(app.superuser, { file: file ?? '', today: '2026-11-21' }, () => {});
    const counts = await app.superuser
      .selectFrom('sponsor_change')
      .innerJoin('sponsor', 'sponsor.id', 'sponsor_change.sponsor')
      .select(['kind', sql<number>`count(distinct name)::int`.as('organisations')])
      .where('edition', '=', '2021-11-02')
      .where('whole', '=', true)
      .groupBy('kind')
      .orderBy('kind')
      .execute();
    expect(counts).toEqual([
      { kind: 'added', organisations: 1213 },
      { kind: 'gone', organisations: 408 },
    ]);
  });
});
