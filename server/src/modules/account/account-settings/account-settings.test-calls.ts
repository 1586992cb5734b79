import { testPassword as password } from '../../../testing/access/access-cast-proofs.ts';
import type { AccessRows } from '../../../testing/access/access-rows.ts';
import { newEmail as email } from '../../../testing/people/new-email.ts';

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  showMe: {},
  confirmIdentity: { body: ({ proofs }, asking) => proofs.ownPassword(asking) },
  showSecurity: {},
  listActivity: {},
  changeDetails: { body: { fullName: 'Amara Okafor' } },
  changeEmail: { body: () => ({ email: email() }) },
  confirmEmail: { body: ({ proofs }, asking) => proofs.newAddress(asking) },
  changePassword: { body: { password } },
  showNotifications: {},
  changeNotifications: {
    body: {
      messages: 'at-once',
      applications: 'at-once',
      applicants: 'daily',
      jobs: 'never',
      jobAlerts: false,
      productNews: false,
    },
  },
};
