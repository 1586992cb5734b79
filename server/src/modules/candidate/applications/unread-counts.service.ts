import type { unreadCountsOperation } from '@portway/contracts/candidate/applications/unread-counts';
import type { ResponseOf } from '@portway/contracts/operation';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tabs } from './application-rows.repository.ts';
import type { UnreadCountsRepository } from './unread-counts.repository.ts';

export interface OpenHires {
  readonly open: (
    requestContext: RequestContext,
  ) => Promise<readonly { readonly open: readonly unknown[] }[]>;
}

/** The counts beside the menu, of whichever side the caller is on. */
export function unreadCountsService(repository: UnreadCountsRepository, tabs: Tabs, cases: OpenHires) {
  /** Hires in which the next step is the employer's. */
  async function hireSteps(requestContext: RequestContext): Promise<number> {
    const hires = await cases.open(requestContext);
    return hires.filter(({ open }) => open.length > 0).length;
  }

  return {
    async of(requestContext: RequestContext): Promise<ResponseOf<typeof unreadCountsOperation>> {
      const { candidate, organisation, secondFactor } = requestContext.caller;
      if (!candidate && organisation === null)
        throw new Refusal('forbidden', 'This is for candidates and recruiters.', {
          status: 403,
        });
      const isCandidate = organisation === null;
      const seesHiring = organisation !== null && organisation.hiring !== 'none';
      const seesWorkers = organisation !== null && organisation.complianceRole !== 'none' && secondFactor;
      return {
        ongoing: isCandidate ? await repository.ongoing(requestContext, tabs) : 0,
        unread: await repository.unread(requestContext),
        saved: isCandidate ? await repository.saved(requestContext) : 0,
        applicants: isCandidate ? 0 : await repository.applicants(requestContext),
        hireSteps: seesHiring ? await hireSteps(requestContext) : 0,
        reports: seesWorkers ? await repository.reports(requestContext) : 0,
        hires: isCandidate ? 0 : await repository.hires(requestContext),
        notifications: await repository.notifications(requestContext),
      };
    },
  };
}

export type Standing = ReturnType<typeof unreadCountsService>;
