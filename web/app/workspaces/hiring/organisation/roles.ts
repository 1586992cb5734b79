import type {
  ComplianceRole,
  HiringRight,
  OrganisationRole,
} from '@portway/contracts/account/account-settings/account-fields';

export { complianceNames, roleNames } from '../../../text/role-names.ts';

/** The permissions of each role, from the most to the least. */
export const roleWords: Record<OrganisationRole, string> = {
  owner:
    'Can do everything an admin can, choose who is an owner and who sees sponsored workers, and read the audit log. There is always at least one owner.',
  admin: 'Can change these details, invite people, change what they can do and remove them.',
  member: 'Can see the organisation and its people, but changes nothing there.',
};

export const hiringNames: Record<HiringRight, string> = {
  none: 'No hiring',
  read: 'Sees hiring',
  write: 'Works on hiring',
  offers: 'Makes offers',
};

/** What each may do in hiring, from the least to the most. */
export const hiringWords: Record<HiringRight, string> = {
  none: 'Sees no jobs, applicants, CVs or messages, and gets no emails about them.',
  read: 'Sees jobs, applicants, their CVs, notes, offers and messages, but changes nothing.',
  write: 'Publishes jobs, writes to candidates, moves, rejects and exports applicants. Makes no offers.',
  offers: 'Does everything in hiring, and writes, sends and withdraws offers.',
};

/** What each may do with sponsored workers. Those who see any need a second factor. */
export const complianceWords: Record<ComplianceRole, string> = {
  none: 'Sees no sponsored worker.',
  officer:
    'Sees all sponsored workers, keeps their records, and reports. Only officers see what is confidential.',
  'line-manager': 'Sees the workers whom they manage, and records what happens to them.',
  viewer: 'Sees all sponsored workers, but changes nothing.',
  adviser: 'From outside: sees all sponsored workers and keeps their records, but sees nothing confidential.',
};

export const mayRun = (role: OrganisationRole): boolean => role === 'owner' || role === 'admin';

/** The roles that a member with this role may assign: only owners make owners. */
export function rolesToGive(by: OrganisationRole): readonly OrganisationRole[] {
  if (by === 'owner') return ['owner', 'admin', 'member'];
  return by === 'admin' ? ['admin', 'member'] : [];
}

/**
 * Whether a member with this role may change or remove a colleague with that role: only owners change owners.
 */
export const mayChange = (by: OrganisationRole, role: OrganisationRole): boolean =>
  rolesToGive(by).includes(role);
