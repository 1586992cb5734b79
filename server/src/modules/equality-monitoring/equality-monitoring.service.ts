import type {
  IdentityAnswers,
  saveIdentityOperation,
  showIdentityOperation,
} from '@portway/contracts/equality-monitoring/equality-monitoring';
import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import { requireCandidate } from '../../platform/auth/authorisation.ts';
import { cipherFor } from '../../platform/crypto/cipher.ts';
import type { Audit } from '../../platform/db/audit.ts';
import type { Work } from '../../platform/db/request-context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { shownPronouns, whatWasSaid } from './equality-monitoring.policy.ts';
import type { IdentityRepository } from './equality-monitoring.repository.ts';

export interface Identity {
  show(work: Work): Promise<ResponseOf<typeof showIdentityOperation>>;
  save(
    work: Work,
    request: RequestOf<typeof saveIdentityOperation>,
  ): Promise<ResponseOf<typeof saveIdentityOperation>>;
  remove(work: Work): Promise<{ readonly message: string }>;
}

export interface IdentityDeps {
  readonly repository: IdentityRepository;
  readonly opened: OpenedIdentity;
  readonly seal: (account: string, answers: IdentityAnswers) => string;
  readonly audit: Audit;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** The decrypted answers of an account; undefined when encrypted for another account or with another key. */
export type OpenedIdentity = (account: string, sealed: string) => IdentityAnswers | undefined;

/** Confidential equality monitoring answers, which only their owner can read. */
export function equalityMonitoringService({ repository, opened, seal, audit, now }: IdentityDeps): Identity {
  function open({ caller }: Work, row: { readonly sealed: string } | undefined): IdentityAnswers | null {
    if (row === undefined) return null;
    const answers = opened(caller.account, row.sealed);
    if (answers === undefined) throw unreadable();
    return whatWasSaid(answers);
  }

  return {
    async show(work) {
      requireCandidate(work.caller);
      const row = await repository.find(work);
      return { answers: open(work, row), consentedAt: row?.consented_at.toISOString() ?? null };
    },
    async save(work, { consent, answers: sent, was }) {
      requireCandidate(work.caller);
      await repository.takeChange(work);
      const row = await repository.hold(work);
      const stands = open(work, row);
      const answers = whatWasSaid(sent);
      const isSaved = isSame(stands, answers);
      if (!isSaved && was !== undefined && !isSame(stands, was && whatWasSaid(was))) throw changed();
      const agreed = row?.consent_version === consent ? row.consented_at : new Date(now());
      const answer = { message: 'Saved.', answers, consentedAt: agreed.toISOString() };
      if (isSaved && row?.consent_version === consent) return answer;
      const sealed = seal(work.caller.account, answers);
      await repository.set(work, { sealed, consent_version: consent, consented_at: agreed });
      await repository.showPronouns(work, shownPronouns(answers));
      await audit.note(work, 'identity-saved');
      return answer;
    },
    async remove(work) {
      requireCandidate(work.caller);
      await repository.takeChange(work);
      await repository.hold(work);
      await repository.showPronouns(work, null);
      if (await repository.remove(work)) await audit.note(work, 'identity-deleted');
      return { message: 'Your answers and your consent are deleted.' };
    },
  };
}

/** Longer than the longest answers, so that the length of the ciphertext reveals nothing. */
const size = 2048;

/**
 * Encrypts and decrypts answers for one account each: a row moved to another account cannot be decrypted
 * there. `read` parses the plain text.
 */
export function identityCiphers(secret: string, read: (stored: unknown) => IdentityAnswers) {
  const sealOf = (account: string) => cipherFor(secret, `identity ${account}`);
  const opened: OpenedIdentity = (account, sealed) => {
    const text = textIn(() => sealOf(account).open(sealed));
    return text === undefined ? undefined : read(JSON.parse(text));
  };
  return {
    opened,
    seal(account: string, answers: IdentityAnswers): string {
      const text = JSON.stringify(answers);
      return sealOf(account).close(text + ' '.repeat(Math.max(0, size - Buffer.byteLength(text))));
    },
  };
}

/** Decryption throws when the key or account does not match. */
function textIn(open: () => string): string | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}

/** Both as ordered by `whatWasSaid`, or undefined. */
function isSame(one: IdentityAnswers | null, other: IdentityAnswers | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function changed(): Refusal {
  const message = 'Your answers were changed elsewhere meanwhile. Choose which of the two to keep.';
  return new Refusal('changed', message, { status: 409 });
}

function unreadable(): Refusal {
  const message =
    'Your answers cannot be opened: they were sealed with another key. Delete them, and answer again if you like.';
  return new Refusal('unreadable', message, { status: 409 });
}
