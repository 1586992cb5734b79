import {
  type Application,
  listApplicationsOperation,
} from '@portway/contracts/candidate/applications/applications';
import { call } from '@portway/contracts/client';
import type { AsMe } from '../../../kit/forms/read-action.ts';

/** As many as the recommended jobs beside them. */
const shown = 4;

export interface Recent {
  readonly applications: readonly Application[];
  readonly counts: { readonly ongoing: number; readonly archived: number };
}

/** The applications that changed last; ended ones fill up the list. */
export async function recentApplications(me: AsMe): Promise<Recent> {
  const { applications, counts } = await call(listApplicationsOperation, { tab: 'ongoing' }, me);
  if (applications.length >= shown || counts.archived === 0)
    return { applications: applications.slice(0, shown), counts };
  const { applications: ended } = await call(listApplicationsOperation, { tab: 'archived' }, me);
  return { applications: latest([...applications, ...ended]), counts };
}

function latest(applications: readonly Application[]): Application[] {
  return applications
    .toSorted((one, other) => Date.parse(other.changedAt) - Date.parse(one.changedAt))
    .slice(0, shown);
}
