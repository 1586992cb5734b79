import type { AccessRows } from '../../testing/access-rows.ts';

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  searchSponsors: {},
  sponsorChanges: {},
  showSponsor: { path: '/api/sponsors/no-such-sponsor', allowed: 404 },
  showRegisterMatch: {},
  claimRegisterEntry: { body: { entry: null } },
};
