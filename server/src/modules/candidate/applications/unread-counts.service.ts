import type { unreadCountsOperation } from '@portway/contracts/candidate/applications/unread-counts';
import type { ResponseOf } from '@portway/contracts/operation';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tabs } from './application-rows.repository.ts';
import type { UnreadCountsRepository } from './unread-counts.repository.ts';

/** The counts beside the menu, of whichever side the caller is on. */
export function unreadCountsService(repository: UnreadCountsRepository, tabs: Tabs) {
  return {
    async of(requestContext: RequestContext): Promise<ResponseOf<typeof unreadCountsOperation>> {
      const { candidate, organisation } = requestContext.caller;
      if (!candidate && organisation === null)
        throw new Refusal('forbidden', 'This is for candidates and recruiters.', {
          status: 403,
        });
      const isCandidate = organisation === null;
      return {
        ongoing: isCandidate ? await repository.ongoing(requestContext, tabs) : 0,
        unread: await repository.unread(requestContext),
        saved: isCandidate ? await repository.saved(requestContext) : 0,
        applicants: isCandidate ? 0 : await repository.applicants(requestContext),
        hires: isCandidate ? 0 : await repository.hires(requestContext),
        notifications: await repository.notifications(requestContext),
      };
    },
  };
}

export type Standing = ReturnType<typeof unreadCountsService>;
