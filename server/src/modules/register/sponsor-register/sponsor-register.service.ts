import type { RegisterMatch } from '@portway/contracts/candidate/jobs/job-sponsorship';
import { requireAdmin, requireMember } from '../../../platform/auth/authorisation.ts';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { missing, Refusal } from '../../../platform/refusal.ts';
import { giveBackFirst } from './claims/register-claims.policy.ts';
import { foldedName } from './folded-name.policy.ts';
import type { Sought } from './likeness.policy.ts';
import type { RegisterMatches } from './register-match.service.ts';
import type { RegisterRepository } from './sponsor-register.repository.ts';

type On = RequestContext['transaction'];

export interface RegisterDeps {
  readonly repository: RegisterRepository;
  readonly matches: RegisterMatches;
  readonly audit: Audit;
}

/** Looks up licensed sponsors. Entries are found by name, and a match is never taken for granted. */
export function registerService({ repository, matches, audit }: RegisterDeps) {
  async function organisationOf({ caller, transaction }: RequestContext) {
    const { id } = requireMember(caller);
    const row = await repository.organisation(transaction, id);
    if (row === undefined) throw missing();
    return { id, ...row };
  }

  /** The match of the caller's own organisation: where no entry has its names, similar ones too. */
  async function own(requestContext: RequestContext): Promise<RegisterMatch> {
    const { transaction } = requestContext;
    const { id, name, trading_name: tradingName, town } = await organisationOf(requestContext);
    return await matches.matchOf(
      transaction,
      { organisation: id, name: name ?? '', tradingName, town },
      true,
    );
  }

  return {
    /** An organisation's match by its exact names; public, beside a published job. */
    standing: (on: On, employer: Sought & { readonly organisation: string }): Promise<RegisterMatch> =>
      matches.matchOf(on, employer),
    /** To be called when an organisation's name changes: what its claim is worth beside its jobs follows from that. */
    refreshMark: matches.refreshMark,
    show: own,
    /** The name of the caller's own, folded. */
    nameOf: async (requestContext: RequestContext): Promise<string> =>
      foldedName((await organisationOf(requestContext)).name ?? ''),
    /** Claims an entry for the caller's organisation; null removes the claim. */
    async claim(
      requestContext: RequestContext,
      entry: number | null,
    ): Promise<{ readonly message: string; readonly standing: RegisterMatch }> {
      const { id: organisation } = requireAdmin(requestContext.caller);
      if (entry === null) {
        if (await repository.giveBack(requestContext.transaction, organisation))
          await audit.note(requestContext, 'register-claim-given-back', organisation);
        return { message: 'You have not chosen an entry.', standing: await own(requestContext) };
      }
      const { status, confirmed, candidates } = await own(requestContext);
      if (confirmed?.id === entry)
        return { message: 'You have chosen this entry.', standing: await own(requestContext) };
      if (status === 'confirmed') throw giveBackFirst('entry');
      if (!candidates.some((candidate) => candidate.entry.id === entry)) throw notLikeYou();
      await repository.claim(requestContext.transaction, {
        organisation,
        sponsor: entry,
        by: requestContext.caller.account,
      });
      await matches.refreshMark(requestContext.transaction, organisation);
      await audit.note(requestContext, 'register-claimed', organisation, { entry: String(entry) });
      return { message: 'Your jobs now say that this entry is yours.', standing: await own(requestContext) };
    },
  };
}

export type Register = ReturnType<typeof registerService>;

function notLikeYou(): Refusal {
  const message =
    'Choose one of the entries that match your organisation. If none does, correct your name and town first.';
  return new Refusal('invalid', message, { status: 422, fields: { entry: message } });
}
