import type { AccessRows } from '../../../testing/access/access-rows.ts';

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  beginAuthenticator: {},
  confirmAuthenticator: { body: ({ proofs }, asking) => proofs.newAuthenticator(asking) },
  removeAuthenticator: {},
  renewRecoveryCodes: {
    before: ({ proofs }, asking) => proofs.usedAuthenticator(asking),
    // Staff who logged in with a password alone have no app, and so no recovery codes.
    allowed: (testCaller) => (testCaller === 'staff-once' ? 409 : 200),
  },
};
