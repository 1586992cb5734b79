import type { AccessRows } from '../../../testing/access/access-rows.ts';

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  beginPasskeyLogIn: {},
  logInWithPasskey: { body: ({ proofs }) => proofs.passkeyLogIn() },
  beginPasskey: {},
  addPasskey: { body: ({ proofs }, asking) => proofs.newPasskey(asking) },
  removePasskey: { id: (cast, whose, asking) => cast.passkeyOf(whose, asking) },
};
