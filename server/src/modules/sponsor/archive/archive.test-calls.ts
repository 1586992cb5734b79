import type { AccessRows } from '../../../testing/access/access-rows.ts';
import { validDuties } from '../../../testing/requests/valid-duty-requests.ts';

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  showSponsorArchive: {},
  takeSponsorArchive: { body: {} },
  // Their organisation has an owner besides: sponsor-archive.test.ts has a last member.
  eraseSponsorRecords: { body: validDuties.eraseSponsorRecords, allowed: 409 },
};
