import type { RequestContext } from '../../../platform/db/request-context.ts';
import { storedAnswers } from '../../candidate/profile/profile-rows.repository.ts';

export interface SponsorshipRepository {
  /** The caller's profile; empty before their first answer. */
  answers(requestContext: RequestContext): Promise<Readonly<Record<string, unknown>>>;
}

export function sponsorshipRepository(): SponsorshipRepository {
  return {
    answers: ({ caller, transaction }) => storedAnswers(transaction, caller.account),
  };
}
