import type { AccessRows } from '../../../testing/access-rows.ts';
import { validTools } from '../../../testing/valid-tool-requests.ts';

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  assessSponsor: { body: validTools.assessSponsor },
};
