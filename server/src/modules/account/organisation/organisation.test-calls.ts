import type { AccessRows } from '../../../testing/access/access-rows.ts';
import { validPhoto } from '../../../testing/files/valid-files.ts';
import { newEmail as email } from '../../../testing/people/new-email.ts';

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  showOrganisation: {},
  changeOrganisation: { body: { name: 'Northgate Systems' } },
  saveOffices: { body: { offices: [{ town: 'Leeds', nation: 'england' }] } },
  saveSponsoring: { body: { answer: 'not-yet' } },
  setLogo: { file: validPhoto },
  removeLogo: {},
  changeMember: {
    body: { role: 'member', hiring: 'read' },
    id: async (cast, whose, asking) => (whose === 'own' ? undefined : await cast.accountOf(whose, asking)),
  },
  changeComplianceRole: {
    body: { role: 'viewer' },
    id: (cast, whose, asking) => cast.accountOf(whose, asking),
  },
  removeMember: {
    id: async (cast, whose, asking) => (whose === 'own' ? undefined : await cast.accountOf(whose, asking)),
  },
  leaveOrganisation: {},
  invite: { body: () => ({ email: email(), role: 'member', hiring: 'write' }) },
  revokeInvitation: { id: (cast, whose, asking) => cast.invitationOf(whose, asking) },
  showInvitation: {
    body: async (cast, asking) => cast.links.invitation(await cast.invitationOf('other', asking)),
  },
  acceptInvitation: {
    body: async (cast, asking) =>
      cast.links.invitation(await cast.invitationOf('other', asking, asking.person?.email)),
  },
};
