import type { AccessRows } from '../../testing/access-rows.ts';
import { validTools } from '../../testing/valid-tool-requests.ts';

/** How each operation is called by somebody who may, for the tests of access and the fuzzer. */
export const access: AccessRows = {
  searchSalaries: { path: '/api/salary/search?keyword=engineer' },
  showSalaryDetails: { body: validTools.showSalaryDetails },
};
