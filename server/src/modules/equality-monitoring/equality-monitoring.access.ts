import { noIdentityAnswers } from '@portway/contracts/equality-monitoring/equality-monitoring';
import type { AccessRows } from '../../testing/access-rows.ts';

/** How each operation is called by somebody who may, for the tests of access and the fuzzer. */
export const access: AccessRows = {
  showIdentity: {},
  saveIdentity: { body: { consent: 1, answers: noIdentityAnswers } },
  deleteIdentity: {},
};
