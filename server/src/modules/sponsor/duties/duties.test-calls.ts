import type { AccessRow, AccessRows } from '../../../testing/access/access-rows.ts';
import { validFile } from '../../../testing/files/valid-files.ts';
import { validDuties } from '../../../testing/requests/valid-duty-requests.ts';

const aDuty: AccessRow['id'] = (cast, whose, asking) => cast.duties.dutyOf(whose, asking);

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  listSponsorDuties: {},
  showSponsorDuty: { id: aDuty },
  addSponsorDutyFile: {
    query: '?name=report.txt',
    file: validFile,
    id: (cast, whose, asking) => cast.duties.reportedOf(whose, asking),
  },
  openSponsorDutyFile: { id: (cast, whose, asking) => cast.duties.reportedOf(whose, asking, 'with a file') },
  stepSponsorDuty: { body: validDuties.stepSponsorDuty, id: aDuty },
};
