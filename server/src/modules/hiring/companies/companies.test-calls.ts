import type { AccessRows } from '../../../testing/access/access-rows.ts';

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  suggestCompanies: { query: '?text=north' },
  showCompany: { id: (cast, whose) => cast.jobs.publicCompany(whose) },
  showCompanyLogo: { id: (cast, whose) => cast.jobs.publicCompany(whose) },
  listCompanyAddresses: {},
};
