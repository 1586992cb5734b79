import type { Me } from '@portway/contracts/account/authentication/auth';

/** Whether the user may change jobs here: a viewer only looks. */
export function mayHire({ organisation }: Pick<Me, 'organisation'>): boolean {
  return organisation !== null && organisation.role !== 'viewer';
}

export const jobPath = (id: string): string => `/dashboard/hiring/jobs/${id}`;
