import type { AccessRows } from '../../testing/access-rows.ts';

/** How each operation is called by somebody who may, for the tests of access and the fuzzer. */
export const access: AccessRows = {
  logOut: {},
  listSessions: {},
  endSession: { id: (cast, whose, asking) => cast.sessionOf(whose, asking) },
  endOtherSessions: {},
};
