import { requireHiring } from '../../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import { missing, Refusal } from '../../../../platform/refusal.ts';
import { requireParty } from '../conversations.policy.ts';
import type { ConversationsRepository } from '../conversations.repository.ts';
import type { AssignmentsRepository } from './assignments.repository.ts';

interface Deps {
  readonly conversations: Pick<ConversationsRepository, 'hold'>;
  readonly repository: AssignmentsRepository;
}

/**
 * Who answers a conversation. A change is a live event for colleagues by the trigger `notify_assignment` (conversations.sql).
 */
export function assignmentsService({ conversations, repository }: Deps) {
  return {
    /** Says which colleague answers a conversation, or that none does. */
    async assign(
      { caller, transaction: on }: RequestContext,
      id: string,
      account: string | null,
    ): Promise<{ readonly message: string }> {
      const { id: organisation } = requireHiring(caller);
      const row = await conversations.hold(on, requireParty(caller), id);
      if (row === undefined) throw missing();
      if (account === null) {
        await repository.clear(on, id);
        return { message: 'Nobody is named for this conversation now.' };
      }
      const name = await repository.colleague(on, organisation, account);
      // An applicant who is a colleague would learn of it.
      if (name === undefined || account === row.account) throw notAColleague();
      await repository.set(on, { conversation: id, organisation, account });
      return { message: account === caller.account ? 'You answer this one.' : `${name} answers this one.` };
    },
  };
}

export type Assignments = ReturnType<typeof assignmentsService>;

function notAColleague(): Refusal {
  const message = 'Choose a colleague who can write to candidates.';
  return new Refusal('invalid', message, { status: 422, fields: { account: message } });
}
