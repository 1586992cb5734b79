import type { OrganisationRole } from '@portway/contracts/account-settings/account-fields';

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

export const mayRun = (role: OrganisationRole): boolean => role === 'owner' || role === 'admin';

/** The roles that a member with this role may assign: only owners make owners. */
export function rolesToGive(by: OrganisationRole): readonly OrganisationRole[] {
  if (by === 'owner') return ['owner', 'admin', 'member', 'viewer'];
  return by === 'admin' ? ['admin', 'member', 'viewer'] : [];
}

/**
 * Whether a member with this role may change or remove a colleague with that role: only owners change owners.
 */
export const mayChange = (by: OrganisationRole, of: OrganisationRole): boolean =>
  rolesToGive(by).includes(of);
