import type { AccessRows } from '../../../testing/access/access-rows.ts';
import { validTools } from '../../../testing/requests/valid-tool-requests.ts';

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  assessSponsor: { body: validTools.assessSponsor },
};
