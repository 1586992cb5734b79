import type {
  RegisterClaims,
  RegisterClaimToCheck,
} from '@portway/contracts/register/sponsor-register/register-claims';
import { requireAdmin, requireMember } from '../../../../platform/auth/authorisation.ts';
import type { Audit } from '../../../../platform/db/audit.ts';
import type { Caller, RequestContext } from '../../../../platform/db/request-context.ts';
import { renderEmail } from '../../../../platform/mail/email.ts';
import type { Outbox } from '../../../../platform/mail/outbox.ts';
import { missing, Refusal } from '../../../../platform/refusal.ts';
import { londonClock } from '../../../../platform/time/local-time.ts';
import type { Notifications } from '../../../account/notifications/notifications.service.ts';
import type { Register } from '../sponsor-register.service.ts';
import { claimDecided } from './register-claims.emails.ts';
import { giveBackFirst } from './register-claims.policy.ts';
import type { ClaimRow, RegisterClaimsRepository } from './register-claims.repository.ts';

type Answer = RegisterClaimToCheck & { readonly message: string };

export interface RegisterClaimsDeps {
  readonly repository: RegisterClaimsRepository;
  readonly register: Pick<Register, 'show' | 'claim' | 'nameOf' | 'refreshMark'>;
  readonly requireStaff: (caller: Caller) => void;
  readonly audit: Audit;
  readonly outbox: Pick<Outbox, 'post'>;
  readonly origin: string;
  readonly notify: Notifications['notify'];
  /** Days after the answer for which a claim is kept. */
  readonly keptDays: number;
}

const shortestReason = 10;

/** Claims of entries that our team confirms, or does not: those of another name, and others if they ask. */
export function registerClaimsService(deps: RegisterClaimsDeps) {
  const { repository, register, requireStaff, audit, outbox, origin } = deps;

  async function show({ caller, transaction }: RequestContext): Promise<RegisterClaimToCheck> {
    const row = await repository.newest(transaction, requireMember(caller).id);
    if (row === undefined) return { claim: null, answered: null };
    const entry = entryOf(row);
    const { reason, askedAt, decidedAt, confirmed, answer: reasonGiven } = row;
    if (decidedAt === null)
      return {
        claim: { entry, reason, evidence: evidenceOf(row), askedAt: askedAt.toISOString() },
        answered: null,
      };
    const erasedOn = londonClock.shows(decidedAt.getTime() + deps.keptDays * 86_400_000).date;
    const decision = { entry, confirmed: confirmed === true, answer: reasonGiven, erasedOn };
    return { claim: null, answered: { ...decision, decidedAt: decidedAt.toISOString() } };
  }

  async function claimWith(requestContext: RequestContext, message: string): Promise<Answer> {
    return { message, ...(await show(requestContext)) };
  }

  return {
    show,
    /** Null withdraws what was asked for. */
    async ask(
      requestContext: RequestContext,
      { slug, reason }: { readonly slug: string | null; readonly reason: string },
    ): Promise<Answer> {
      const { id: organisation } = requireAdmin(requestContext.caller);
      const { transaction, caller } = requestContext;
      if (slug === null) {
        if (await repository.withdraw(transaction, organisation))
          await audit.note(requestContext, 'register-claim-withdrawn', organisation);
        return { message: 'You are not asking for an entry now.', claim: null, answered: null };
      }
      const sponsor = await repository.entry(transaction, slug);
      if (sponsor === undefined) throw onField('slug', 'There is no such entry on the register.');
      const { status, confirmed, confirmedOn, candidates } = await register.show(requestContext);
      const isOwn = confirmed?.id === sponsor;
      if (isOwn && confirmedOn !== null) throw onField('slug', 'Our team has confirmed this entry already.');
      if (isOwn || candidates.some(({ entry }) => entry.id === sponsor)) {
        const { message } = await register.claim(requestContext, sponsor);
        if (reason === '' && !isOwn) return await claimWith(requestContext, message);
      } else if (status === 'confirmed') throw giveBackFirst('slug');
      if (reason.length < shortestReason)
        throw onField('reason', 'Say why this entry is yours, in a sentence at least.');
      const asked_for = await register.nameOf(requestContext);
      await repository.ask(transaction, {
        organisation,
        sponsor,
        reason,
        asked_for,
        asked_by: caller.account,
      });
      await audit.note(requestContext, 'register-claim-asked', organisation, { entry: slug });
      return await claimWith(
        requestContext,
        isOwn
          ? 'Our team has been asked to confirm your entry.'
          : 'Our team has been asked. The entry does not count as yours until they confirm it.',
      );
    },
    async list({ caller, transaction }: RequestContext): Promise<RegisterClaims> {
      requireStaff(caller);
      const rows = await repository.list(transaction);
      return {
        claims: rows.map((row) => ({
          organisation: {
            id: row.organisation,
            name: row.organisationName,
            tradingName: row.tradingName,
            town: row.organisationTown,
            website: row.website,
          },
          entry: entryOf(row),
          reason: row.reason,
          evidence: evidenceOf(row),
          isNamedAlike: row.isNamedAlike,
          askedAt: row.askedAt.toISOString(),
        })),
      };
    },
    async decide(
      requestContext: RequestContext,
      organisation: string,
      { confirm, reason }: { readonly confirm: boolean; readonly reason: string },
    ): Promise<{ readonly message: string }> {
      const { caller, transaction } = requestContext;
      requireStaff(caller);
      if (!confirm && reason.length < shortestReason)
        throw onField('reason', 'Say why, in a sentence at least. The organisation reads it.');
      const answer = confirm ? null : reason;
      const claim = await repository.decide(transaction, organisation, { confirmed: confirm, answer });
      if (claim === undefined) throw missing();
      const { sponsor, askedBy: claimed_by, askedFor: confirmed_for, entryName, email } = claim;
      if (confirm) {
        await repository.confirm(transaction, { organisation, sponsor, claimed_by, confirmed_for });
        await register.refreshMark(transaction, organisation);
      }
      await audit.note(
        requestContext,
        confirm ? 'register-claim-confirmed' : 'register-claim-refused',
        organisation,
      );
      const url = `${origin}/dashboard/organisation/register?workspace=${organisation}`;
      if (email !== null)
        await outbox.post(transaction, [
          {
            ...renderEmail(claimDecided({ confirm, answer: reason, entryName, url })),
            kind: 'register-claim-decided',
            to: email,
          },
        ]);
      await deps.notify(transaction, [
        {
          account: claimed_by,
          organisation,
          kind: 'claim-decided',
          about: {},
          words: { outcome: confirm ? 'confirmed' : 'refused', text: entryName },
          mailsItself: true,
        },
      ]);
      return { message: confirm ? 'The entry is confirmed as theirs.' : 'The claim is refused.' };
    },
  };
}

export type RegisterClaimsService = ReturnType<typeof registerClaimsService>;

const entryOf = ({ slug, name, town }: ClaimRow) => ({ slug, name, town });
const evidenceOf = ({ fileName: name, fileBytes: bytes }: ClaimRow) =>
  name === null || bytes === null ? null : { name, bytes };

function onField(field: string, message: string): Refusal {
  return new Refusal('invalid', message, { status: 422, fields: { [field]: message } });
}
