import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

/** What foreign keys did for each row is done once a statement, and must hold as they did. */
describe('the tables of the register', () => {
  let app: TestApp;
  let sponsor: number;

  const entry = (day: string) => ({
    name: 'Wexcombe Ltd',
    town: 'Leeds',
    county: null,
    trading_names: [],
    first_edition: day,
    last_edition: day,
  });
  const licence = (sponsorId: number) => ({
    sponsor: sponsorId,
    rating: 'Worker (A rating)',
    route: 'Skilled Worker',
  });
  const nameRow = (sponsorId: number) => ({ sponsor: sponsorId, folded: 'wexcombe', trading: false });

  beforeAll(async () => {
    app = await startTestApp();
    const edition = { file_name: 'a.csv', sha256: 'a', lines: 1, entries: 1, organisations: 1 };
    await app.superuser
      .insertInto('register_edition')
      .values({ ...edition, published_on: '2026-11-20' })
      .execute();
    const { id } = await app.superuser
      .insertInto('sponsor')
      .values(entry('2026-11-20'))
      .returning('id')
      .executeTakeFirstOrThrow();
    sponsor = id;
    await app.superuser.insertInto('sponsor_licence').values(licence(id)).execute();
    await app.superuser.insertInto('sponsor_name').values(nameRow(id)).execute();
  });
  afterAll(() => app[Symbol.asyncDispose]());

  it('refuse an entry of an edition that is not there', async () => {
    const missing = /names an edition of the register that is not there/;
    await expect(
      app.superuser
        .insertInto('sponsor')
        .values({ ...entry('2026-11-19'), town: 'York' })
        .execute(),
    ).rejects.toThrow(missing);
    await expect(
      app.superuser
        .updateTable('sponsor')
        .set({ last_edition: '2026-11-19' })
        .where('id', '=', sponsor)
        .execute(),
    ).rejects.toThrow(missing);
  });

  it('refuse the licence and the name of an entry that is not there', async () => {
    await expect(
      app.superuser
        .insertInto('sponsor_licence')
        .values(licence(sponsor + 1))
        .execute(),
    ).rejects.toThrow('A row of sponsor_licence names a sponsor that is not there.');
    await expect(
      app.superuser
        .updateTable('sponsor_name')
        .set({ sponsor: sponsor + 1 })
        .execute(),
    ).rejects.toThrow('A row of sponsor_name names a sponsor that is not there.');
  });

  it('forget the licences and names of an entry that is deleted', async () => {
    await app.superuser.deleteFrom('sponsor').where('id', '=', sponsor).execute();
    expect(await app.superuser.selectFrom('sponsor_licence').selectAll().execute()).toEqual([]);
    expect(await app.superuser.selectFrom('sponsor_name').selectAll().execute()).toEqual([]);
  });
});
