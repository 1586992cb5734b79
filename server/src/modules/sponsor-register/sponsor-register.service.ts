import type { RegisterCandidate, RegisterMatch } from '@portway/contracts/jobs/job-sponsorship';
import { requireAdmin, requireMember } from '../../platform/auth/authorisation.ts';
import type { Audit } from '../../platform/db/audit.ts';
import type { RequestContext } from '../../platform/db/request-context.ts';
import { missing, Refusal } from '../../platform/refusal.ts';
import { foldedName, namesOf } from './folded-name.policy.ts';
import { likeness, type Sought } from './likeness.policy.ts';
import { giveBackFirst } from './register-claims.policy.ts';
import { confirmedMatch, entryOf, noRegister, possibleMatches } from './register-match.presenter.ts';
import type { FoundRow, RegisterRepository } from './sponsor-register.repository.ts';

type On = RequestContext['transaction'];

export interface Register {
  /** An organisation's match by its exact names; public, beside a published job. */
  standing(on: On, employer: Sought & { readonly organisation: string }): Promise<RegisterMatch>;
  /** The same for the caller's own: where no entry has its names, similar ones too. */
  show(requestContext: RequestContext): Promise<RegisterMatch>;
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
  readonly audit: Audit;
}

/** Looks up licensed sponsors. Entries are found by name, and a match is never taken for granted. */
export function registerService({ repository, audit }: RegisterDeps): Register {
  async function standing(
    on: On,
    { organisation, ...sought }: Sought & { organisation: string },
    similar = false,
  ) {
    const publishedOn = await repository.newest(on);
    if (publishedOn === undefined) return noRegister;
    const folded = foldedNames(sought);
    const claimed = await repository.claimed(on, organisation, folded);
    // After a change of name, it may no longer be the organisation that claimed its entry.
    const isConfirmed = claimed?.confirmed_for != null && claimed.confirmed_for === foldedName(sought.name);
    if (
      isConfirmed ||
      claimed?.alike ||
      (claimed && namesOf(claimed.name).some((its) => folded.includes(its.folded)))
    )
      return confirmedMatch(publishedOn, claimed, null);
    return possibleMatches(publishedOn, await candidates(on, sought, similar));
  }

  async function candidates(on: On, sought: Sought, similar: boolean): Promise<RegisterCandidate[]> {
    const folded = foldedNames(sought);
    const [first] = folded;
    if (first === undefined) return [];
    const named = await repository.named(on, folded);
    const found = named.length > 0 || !similar ? named : await repository.like(on, first);
    return ranked(sought, found);
  }

  async function organisationOf({ caller, transaction }: RequestContext) {
    const { id } = requireMember(caller);
    const found = await repository.organisation(transaction, id);
    if (found === undefined) throw missing();
    return { id, ...found };
  }

  async function own(requestContext: RequestContext): Promise<RegisterMatch> {
    const { transaction } = requestContext;
    const { id, name, trading_name: tradingName, town } = await organisationOf(requestContext);
    return await standing(transaction, { organisation: id, name: name ?? '', tradingName, town }, true);
  }

  return {
    standing: (on, employer) => standing(on, employer),
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
      await audit.note(requestContext, 'register-claimed', organisation, { entry: String(entry) });
      return { message: 'Your jobs now say that this entry is yours.', standing: await own(requestContext) };
    },
  };
}

/** The names to look an organisation up by. */
function foldedNames({ name, tradingName }: Sought): string[] {
  const names = [name, tradingName].filter((each) => each !== null).map(foldedName);
  return [...new Set(names)].filter((each) => each !== '');
}

const order = { exact: 0, likely: 1, possible: 2 } as const;

/** Each entry once, by its best name; the surest first. */
function ranked(sought: Sought, found: readonly FoundRow[]): RegisterCandidate[] {
  const entries = [...new Map(found.toReversed().map((row) => [row.id, row])).values()].toReversed();
  return entries
    .map((row) => {
      const namesakes = entries.filter(({ id, folded }) => id !== row.id && folded === row.folded).length;
      const { confidence, because } = likeness(sought, row, namesakes);
      return { entry: entryOf(row), confidence, because: [...because] };
    })
    .toSorted((one, other) => order[one.confidence] - order[other.confidence]);
}

function notLikeYou(): Refusal {
  const message =
    'Choose one of the entries that match your organisation. If none does, correct your name and town first.';
  return new Refusal('invalid', message, { status: 422, fields: { entry: message } });
}
