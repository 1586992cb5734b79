import type {
  RegisterClaims,
  RegisterClaimToCheck,
} from '@portway/contracts/sponsor-register/register-claims';
import { requireAdmin, requireMember } from '../../platform/auth/authorisation.ts';
import type { Audit } from '../../platform/db/audit.ts';
import type { Caller, RequestContext } from '../../platform/db/request-context.ts';
import { renderEmail } from '../../platform/mail/email.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { missing, Refusal } from '../../platform/refusal.ts';
import { claimDecided } from './register-claims.emails.ts';
import { giveBackFirst } from './register-claims.policy.ts';
import type { RegisterClaimsRepository } from './register-claims.repository.ts';
import type { Register } from './sponsor-register.service.ts';

type Answer = RegisterClaimToCheck & { readonly message: string };

/** Claims of entries that are called otherwise than the organisation: our team confirms them, or does not. */
export interface RegisterClaimsService {
  show(requestContext: RequestContext): Promise<RegisterClaimToCheck>;
  /** Null withdraws what was asked for. */
  ask(
    requestContext: RequestContext,
    wanted: { readonly slug: string | null; readonly reason: string },
  ): Promise<Answer>;
  list(requestContext: RequestContext): Promise<RegisterClaims>;
  decide(
    requestContext: RequestContext,
    organisation: string,
    confirm: boolean,
  ): Promise<{ readonly message: string }>;
}

export interface RegisterClaimsDeps {
  readonly repository: RegisterClaimsRepository;
  readonly register: Pick<Register, 'show' | 'claim' | 'nameOf'>;
  readonly requireStaff: (caller: Caller) => void;
  readonly audit: Audit;
  readonly outbox: Pick<Outbox, 'post'>;
  readonly origin: string;
}

const shortestReason = 10;

export function registerClaimsService(deps: RegisterClaimsDeps): RegisterClaimsService {
  const { repository, register, requireStaff, audit, outbox, origin } = deps;

  async function show({ caller, transaction }: RequestContext): Promise<RegisterClaimToCheck> {
    const found = await repository.asked(transaction, requireMember(caller).id);
    if (found === undefined) return { claim: null };
    const { slug, name, town, reason, askedAt } = found;
    return { claim: { entry: { slug, name, town }, reason, askedAt: askedAt.toISOString() } };
  }

  async function answer(requestContext: RequestContext, message: string): Promise<Answer> {
    return { message, ...(await show(requestContext)) };
  }

  return {
    show,
    async ask(requestContext, { slug, reason }) {
      const { id: organisation } = requireAdmin(requestContext.caller);
      const { transaction, caller } = requestContext;
      if (slug === null) {
        if (await repository.withdraw(transaction, organisation))
          await audit.note(requestContext, 'register-claim-withdrawn', organisation);
        return { message: 'You are not asking for an entry now.', claim: null };
      }
      const sponsor = await repository.entry(transaction, slug);
      if (sponsor === undefined) throw onField('slug', 'There is no such entry on the register.');
      const { status, confirmed, candidates } = await register.show(requestContext);
      if (confirmed?.id === sponsor || candidates.some(({ entry }) => entry.id === sponsor)) {
        await repository.withdraw(transaction, organisation);
        const { message } = await register.claim(requestContext, sponsor);
        return await answer(requestContext, message);
      }
      if (status === 'confirmed') throw giveBackFirst('slug');
      if (reason.length < shortestReason)
        throw onField('reason', 'Say why this entry is yours: its name is not like yours.');
      const asked_for = await register.nameOf(requestContext);
      await repository.ask(transaction, {
        organisation,
        sponsor,
        reason,
        asked_for,
        asked_by: caller.account,
      });
      await audit.note(requestContext, 'register-claim-asked', organisation, { entry: slug });
      return await answer(
        requestContext,
        'Our team has been asked. The entry does not count as yours until they confirm it.',
      );
    },
    async list({ caller, transaction }) {
      requireStaff(caller);
      const rows = await repository.list(transaction);
      return {
        claims: rows.map(({ slug, name, town, reason, askedAt, website, tradingName, ...row }) => ({
          organisation: {
            id: row.organisation,
            name: row.organisationName,
            tradingName,
            town: row.organisationTown,
            website,
          },
          entry: { slug, name, town },
          reason,
          askedAt: askedAt.toISOString(),
        })),
      };
    },
    async decide(requestContext, organisation, confirm) {
      const { caller, transaction } = requestContext;
      requireStaff(caller);
      const claim = await repository.take(transaction, organisation);
      if (claim === undefined) throw missing();
      const { sponsor, askedBy: claimed_by, askedFor: confirmed_for, entryName, email } = claim;
      if (confirm)
        await repository.confirm(transaction, { organisation, sponsor, claimed_by, confirmed_for });
      await audit.note(
        requestContext,
        confirm ? 'register-claim-confirmed' : 'register-claim-refused',
        organisation,
      );
      if (email !== null)
        await outbox.post(transaction, [
          {
            ...renderEmail(claimDecided({ confirm, entryName, origin })),
            kind: 'register-claim-decided',
            to: email,
          },
        ]);
      return { message: confirm ? 'The entry is theirs now.' : 'The claim is refused.' };
    },
  };
}

function onField(field: string, message: string): Refusal {
  return new Refusal('invalid', message, { status: 422, fields: { [field]: message } });
}
