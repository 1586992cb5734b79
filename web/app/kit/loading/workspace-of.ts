import type { Me } from '@portway/contracts/account/authentication/me';

export type WorkspaceName = 'candidate' | 'employer' | 'staff';

/** Whose workspace the page shows. A recruiter who acts for no organisation has nothing else before a profile. */
export function workspaceOf({
  role,
  candidate,
  organisation,
}: Pick<Me, 'role' | 'candidate' | 'organisation'>): WorkspaceName {
  if (role === 'staff') return 'staff';
  return candidate && organisation === null ? 'candidate' : 'employer';
}
