import type {
  ComplianceRole,
  OrganisationRole,
} from '@portway/contracts/account/account-settings/account-fields';

export const roleNames: Record<OrganisationRole, string> = {
  owner: 'Owner',
  admin: 'Admin',
  member: 'Member',
};

export const complianceNames: Record<ComplianceRole, string> = {
  none: 'None',
  officer: 'Compliance officer',
  'line-manager': 'Line manager',
  viewer: 'Compliance viewer',
  adviser: 'Adviser',
};

interface Member {
  readonly role: OrganisationRole;
  readonly complianceRole: ComplianceRole;
}

/** What somebody is in an organisation: Owner, compliance officer. */
export function memberWords({ role, complianceRole }: Member): string {
  if (complianceRole === 'none') return roleNames[role];
  const compliance = complianceNames[complianceRole];
  return role === 'member' ? compliance : `${roleNames[role]}, ${compliance.toLowerCase()}`;
}
