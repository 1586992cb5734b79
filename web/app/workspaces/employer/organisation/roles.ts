import type { OrganisationRole } from '@portway/contracts/account-settings/account-fields';

export const roleNames: Record<OrganisationRole, string> = {
  owner: 'Owner',
  admin: 'Admin',
  member: 'Member',
  viewer: 'Viewer',
};

/** The permissions of each role, from the most to the least. */
export const roleWords: Record<OrganisationRole, string> = {
  owner: 'All that an admin may, and says who else is an owner. There is always at least one.',
  admin: 'Changes these details, invites people, changes what they may do, and removes them.',
  member: 'Sees the organisation and its people. Works with jobs and applications once those pages are here.',
  viewer: 'Sees the organisation and its people, and changes nothing.',
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
