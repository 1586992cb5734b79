import type {
  IdentityAnswers,
  saveIdentityOperation,
  showIdentityOperation,
} from '@portway/contracts/candidate/equality-monitoring/equality-monitoring';
import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import { requireCandidate } from '../../../platform/auth/authorisation.ts';
import type { FieldCipher } from '../../../platform/crypto/cipher.ts';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { isSameAnswer } from '../../../platform/optimistic-lock.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { answersGiven, shownPronouns } from './equality-monitoring.policy.ts';
import type { IdentityRepository } from './equality-monitoring.repository.ts';

export interface IdentityDeps {
  readonly repository: IdentityRepository;
  readonly decrypted: DecryptedIdentity;
  readonly encrypt: (account: string, answers: IdentityAnswers) => string;
  readonly audit: Audit;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** The decrypted answers of an account; undefined when encrypted for another account or with another key. */
export type DecryptedIdentity = (account: string, encrypted: string) => IdentityAnswers | undefined;

/** Confidential equality monitoring answers, which only their owner can read. */
export function equalityMonitoringService({ repository, decrypted, encrypt, audit, now }: IdentityDeps) {
  function open(
    { caller }: RequestContext,
    row: { readonly sealed: string } | undefined,
  ): IdentityAnswers | null {
    if (row === undefined) return null;
    const answers = decrypted(caller.account, row.sealed);
    if (answers === undefined) throw unreadable();
    return answersGiven(answers);
  }

  return {
    async show(requestContext: RequestContext): Promise<ResponseOf<typeof showIdentityOperation>> {
      requireCandidate(requestContext.caller);
      const row = await repository.find(requestContext);
      return { answers: open(requestContext, row), consentedAt: row?.consented_at.toISOString() ?? null };
    },
    async save(
      requestContext: RequestContext,
      { consent, answers: sent, was }: RequestOf<typeof saveIdentityOperation>,
    ): Promise<ResponseOf<typeof saveIdentityOperation>> {
      requireCandidate(requestContext.caller);
      await repository.takeChange(requestContext);
      const row = await repository.hold(requestContext);
      const stands = open(requestContext, row);
      const answers = answersGiven(sent);
      const isSaved = isSameAnswer(stands, answers);
      if (!isSaved && was !== undefined && !isSameAnswer(stands, was && answersGiven(was))) throw changed();
      const agreed = row?.consent_version === consent ? row.consented_at : new Date(now());
      const response = { message: 'Saved.', answers, consentedAt: agreed.toISOString() };
      if (isSaved && row?.consent_version === consent) return response;
      const sealed = encrypt(requestContext.caller.account, answers);
      await repository.set(requestContext, { sealed, consent_version: consent, consented_at: agreed });
      await repository.showPronouns(requestContext, shownPronouns(answers));
      await audit.note(requestContext, 'identity-saved');
      return response;
    },
    async remove(requestContext: RequestContext): Promise<{ readonly message: string }> {
      requireCandidate(requestContext.caller);
      await repository.takeChange(requestContext);
      await repository.hold(requestContext);
      await repository.showPronouns(requestContext, null);
      if (await repository.remove(requestContext)) await audit.note(requestContext, 'identity-deleted');
      return { message: 'We have deleted your answers and your consent.' };
    },
  };
}

export type Identity = ReturnType<typeof equalityMonitoringService>;

/** Longer than the longest answers, so that the length of the ciphertext reveals nothing. */
const size = 2048;

/** Encrypts and decrypts answers, each for its account. `read` parses the plain text. */
export function identityCiphers(cipher: FieldCipher, read: (stored: unknown) => IdentityAnswers) {
  const decrypted: DecryptedIdentity = (account, encrypted) => {
    const text = textIn(() => cipher.decrypt(encrypted, account));
    return text === undefined ? undefined : read(JSON.parse(text));
  };
  return {
    decrypted,
    encrypt(account: string, answers: IdentityAnswers): string {
      const text = JSON.stringify(answers);
      return cipher.encrypt(text + ' '.repeat(Math.max(0, size - Buffer.byteLength(text))), account);
    },
  };
}

/** Decryption throws when the key or account does not match. */
function textIn(decrypt: () => string): string | undefined {
  try {
    return decrypt();
  } catch {
    return undefined;
  }
}

function changed(): Refusal {
  const message = 'Your answers have been changed somewhere else. Choose which version to keep.';
  return new Refusal('changed', message, { status: 409 });
}

function unreadable(): Refusal {
  const message =
    'We cannot open your answers, because they were sealed with another key. Delete them, and answer again if you like.';
  return new Refusal('unreadable', message, { status: 409 });
}
