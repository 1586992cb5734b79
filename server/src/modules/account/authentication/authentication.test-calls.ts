import { testPassword as password } from '../../../testing/access/access-cast-proofs.ts';
import type { AccessRows } from '../../../testing/access/access-rows.ts';
import { newEmail as email } from '../../../testing/people/new-email.ts';

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  signUp: { body: () => ({ fullName: 'Amara', email: email(), password, role: 'candidate' }) },
  verifyOtp: { body: ({ proofs }) => proofs.signedUp() },
  resendCode: { body: () => ({ email: email() }) },
  logIn: { body: ({ proofs }) => proofs.logIn() },
  forgotPassword: { body: () => ({ email: email() }) },
  checkResetCode: { body: ({ proofs }) => proofs.resetCode() },
  resetPassword: {
    body: async ({ proofs }) => ({ ...(await proofs.resetCode()), password }),
  },
  setFirstPassword: { body: ({ links }) => links.firstPassword() },
  showLogInWays: {},
  finishGoogle: { body: {}, headers: ({ proofs }) => proofs.vouchedByGoogle() },
};
