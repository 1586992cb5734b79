import type { RequestContext } from '../../../platform/db/request-context.ts';
import { storedAnswers } from '../../candidate/profile/profile-rows.repository.ts';

export function sponsorshipRepository() {
  return {
    /** The caller's profile; empty before their first answer. */
    answers: ({ caller, transaction }: RequestContext): Promise<Readonly<Record<string, unknown>>> =>
      storedAnswers(transaction, caller.account),
  };
}

export type SponsorshipRepository = ReturnType<typeof sponsorshipRepository>;
