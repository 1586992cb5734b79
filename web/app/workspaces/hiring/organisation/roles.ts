import type {
  ComplianceRole,
  OrganisationRole,
} from '@portway/contracts/account/account-settings/account-fields';

export const roleNames: Record<OrganisationRole, string> = {
  owner: 'Owner',
  admin: 'Admin',
  member: 'Member',
  viewer: 'Viewer',
};

/** The permissions of each role, from the most to the least. */
export const roleWords: Record<OrganisationRole, string> = {
  owner:
    'Can do everything an admin can, and choose who else is an owner. There is always at least one owner.',
  admin: 'Can change these details, invite people, change what they can do and remove them.',
  member: 'Can see the organisation and its people, and works on its jobs, applicants and messages.',
  viewer: 'Can see the organisation and its people, but not change anything.',
};

export const complianceNames: Record<ComplianceRole, string> = {
  none: 'None',
  officer: 'Compliance officer',
  'line-manager': 'Line manager',
  viewer: 'Compliance viewer',
  adviser: 'Adviser',
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
  if (by === 'owner') return ['owner', 'admin', 'member', 'viewer'];
  return by === 'admin' ? ['admin', 'member', 'viewer'] : [];
}

/**
 * Whether a member with this role may change or remove a colleague with that role: only owners change owners.
 */
export const mayChange = (by: OrganisationRole, role: OrganisationRole): boolean =>
  rolesToGive(by).includes(role);
