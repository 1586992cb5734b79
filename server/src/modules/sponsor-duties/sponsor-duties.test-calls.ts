import type { AccessRow, AccessRows } from '../../testing/access-rows.ts';
import { validDuties } from '../../testing/valid-duty-requests.ts';

const aDuty: AccessRow['id'] = (cast, whose, asking) => cast.duties.dutyOf(whose, asking);

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  listSponsorDuties: {},
  showSponsorDuty: { id: aDuty },
  stepSponsorDuty: { body: validDuties.stepSponsorDuty, id: aDuty },
};
