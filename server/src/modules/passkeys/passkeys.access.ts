import type { AccessRows } from '../../testing/access-rows.ts';

/** How each operation is called by somebody who may, for the tests of access and the fuzzer. */
export const access: AccessRows = {
  beginPasskeyLogIn: {},
  logInWithPasskey: { body: ({ proofs }) => proofs.passkeyLogIn() },
  beginPasskey: {},
  addPasskey: { body: ({ proofs }, asking) => proofs.newPasskey(asking) },
  removePasskey: { id: (cast, whose, asking) => cast.passkeyOf(whose, asking) },
};
