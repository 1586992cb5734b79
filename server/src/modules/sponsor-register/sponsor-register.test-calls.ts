import type { AccessRows } from '../../testing/access-rows.ts';

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  searchSponsors: {},
  sponsorChanges: {},
  listSponsorTowns: {},
  listSponsorRoutes: {},
  listSponsorAddresses: { query: '?part=1' },
  showSponsor: {
    path: '/api/sponsors/wrenfield-hull',
    before: async ({ queries }) => {
      const on = '2026-11-20';
      const edition = {
        published_on: on,
        file_name: 'a.csv',
        sha256: 'a',
        lines: 1,
        entries: 1,
        organisations: 1,
      };
      const entry = { name: 'Wrenfield', town: 'Hull', county: null, trading_names: [] };
      await queries
        .insertInto('register_edition')
        .values(edition)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await queries
        .insertInto('sponsor')
        .values({ ...entry, first_edition: on, last_edition: on })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await queries
        .updateTable('sponsor')
        .set({ slug: 'wrenfield-hull' })
        .where('name', '=', entry.name)
        .execute();
    },
  },
  showRegisterFetching: {},
  showRegisterMatch: {},
  claimRegisterEntry: { body: { entry: null } },
};
