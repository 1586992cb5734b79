import { product } from '@portway/contracts/product';
import { fieldCipher } from '../../../platform/crypto/cipher.ts';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import { securityChanged } from './second-factors.emails.ts';
import { secondFactorsRepository } from './second-factors.repository.ts';
import { secondFactorsRoutes } from './second-factors.routes.ts';
import { type Factors, type FactorsDeps, factorsService } from './second-factors.service.ts';
import { authenticatorSecret, secondFactorsTables } from './second-factors.tables.ts';

interface SecondFactors {
  readonly factors: Factors;
  /** Emails the account's owner that its log-in methods have changed. */
  readonly notify: FactorsDeps['notify'];
}

/** The authenticator app, its recovery codes, and an account's log-in methods. */
export function secondFactorsModule(
  { limits, secret, audit, outbox, origin, onWarning, now }: Platform,
  { signedIn, sessions }: { readonly signedIn: SignedInDeps; readonly sessions: Sessions },
): Module<SecondFactors> {
  const notify: FactorsDeps['notify'] = ({ caller, transaction }, what) =>
    outbox.post(transaction, [
      {
        ...renderEmail(securityChanged(what, origin)),
        security: true,
        kind: 'security-changed',
        to: caller.email,
      },
    ]);
  const repository = secondFactorsRepository(limits, now);
  const cipher = fieldCipher(secret, authenticatorSecret);
  const factors = factorsService({
    repository,
    cipher,
    secret,
    sessions,
    audit,
    notify,
    onWarning,
    issuer: product,
    now,
  });
  return {
    tables: secondFactorsTables,
    service: { factors, notify },
    routes: (api) => secondFactorsRoutes(api, { ...signedIn, factors }),
  };
}
