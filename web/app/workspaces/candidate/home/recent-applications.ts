import {
  type Application,
  listApplicationsOperation,
} from '@portway/contracts/candidate/applications/applications';
import { call } from '@portway/contracts/client';
import type { AsMe } from '../../../kit/forms/read-action.ts';

/** As many as the recommended jobs beside them. */
const maxApplications = 4;

export interface Recent {
  readonly applications: readonly Application[];
  readonly counts: { readonly ongoing: number; readonly archived: number };
}

/** The applications that changed last; ended ones fill up the list. */
export async function recentApplications(me: AsMe): Promise<Recent> {
  const { applications, counts } = await call(listApplicationsOperation, { tab: 'ongoing' }, me);
  if (applications.length >= maxApplications || counts.archived === 0)
    return { applications: applications.slice(0, maxApplications), counts };
  const { applications: archivedApplications } = await call(
    listApplicationsOperation,
    { tab: 'archived' },
    me,
  );
  return { applications: latest([...applications, ...archivedApplications]), counts };
}

function latest(applications: readonly Application[]): Application[] {
  return applications
    .toSorted((one, other) => Date.parse(other.changedAt) - Date.parse(one.changedAt))
    .slice(0, maxApplications);
}
