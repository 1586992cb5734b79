import type { RegisterMatch } from '@portway/contracts/candidate/jobs/job-sponsorship';
import { requireAdmin, requireMember } from '../../../platform/auth/authorisation.ts';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { missing, Refusal } from '../../../platform/refusal.ts';
import { foldedName } from './folded-name.policy.ts';
import type { Sought } from './likeness.policy.ts';
import { giveBackFirst } from './register-claims.policy.ts';
import type { RegisterMatches } from './register-match.service.ts';
import type { RegisterRepository } from './sponsor-register.repository.ts';

type On = RequestContext['transaction'];

export interface Register {
  /** An organisation's match by its exact names; public, beside a published job. */
  standing(on: On, employer: Sought & { readonly organisation: string }): Promise<RegisterMatch>;
  /** The same for the caller's own: where no entry has its names, similar ones too. */
  show(requestContext: RequestContext): Promise<RegisterMatch>;
  /** To be called when an organisation's name changes: what its claim is worth beside its jobs follows from that. */
  refreshMark(on: On, organisation: string): Promise<void>;
  /** The name of the caller's own, folded. */
  nameOf(requestContext: RequestContext): Promise<string>;
  /** Claims an entry for the caller's organisation; null removes the claim. */
  claim(
    requestContext: RequestContext,
    entry: number | null,
  ): Promise<{ readonly message: string; readonly standing: RegisterMatch }>;
}

export interface RegisterDeps {
  readonly repository: RegisterRepository;
  readonly matches: RegisterMatches;
  readonly audit: Audit;
}

/** Looks up licensed sponsors. Entries are found by name, and a match is never taken for granted. */
export function registerService({ repository, matches, audit }: RegisterDeps): Register {
  async function organisationOf({ caller, transaction }: RequestContext) {
    const { id } = requireMember(caller);
    const found = await repository.organisation(transaction, id);
    if (found === undefined) throw missing();
    return { id, ...found };
  }

  async function own(requestContext: RequestContext): Promise<RegisterMatch> {
    const { transaction } = requestContext;
    const { id, name, trading_name: tradingName, town } = await organisationOf(requestContext);
    return await matches.of(transaction, { organisation: id, name: name ?? '', tradingName, town }, true);
  }

  return {
    standing: (on, employer) => matches.of(on, employer),
    refreshMark: matches.refreshMark,
    show: own,
    nameOf: async (requestContext) => foldedName((await organisationOf(requestContext)).name ?? ''),
    async claim(requestContext, entry) {
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

function notLikeYou(): Refusal {
  const message =
    'Choose one of the entries that match your organisation. If none does, correct your name and town first.';
  return new Refusal('invalid', message, { status: 422, fields: { entry: message } });
}
