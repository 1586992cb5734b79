import type { AccessRow, AccessRows } from '../../../testing/access/access-rows.ts';

const aCase: AccessRow['id'] = (cast, whose, asking) => cast.hires.caseOf(whose, asking);

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  listCases: {},
  showCase: { id: aCase },
  markCaseStep: { body: { step: 'right-to-work-check', done: true }, id: aCase },
  endCase: { body: { on: '2027-06-30' }, id: aCase },
};
