import { product } from '@portway/contracts/product';
import { cipherFor } from '../../platform/crypto/cipher.ts';
import type { SignedInDeps } from '../../platform/http/signed-in.ts';
import { renderEmail } from '../../platform/mail/email.ts';
import type { Module, Platform } from '../../platform/module.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import { securityChanged } from './second-factors.emails.ts';
import { secondFactorsRepository } from './second-factors.repository.ts';
import { secondFactorsRoutes } from './second-factors.routes.ts';
import { type Factors, type FactorsDeps, factorsService } from './second-factors.service.ts';
import { secondFactorsTables } from './second-factors.tables.ts';

interface SecondFactors {
  readonly factors: Factors;
  /** E-mails the account's owner that its log-in methods have changed. */
  readonly notify: FactorsDeps['notify'];
}

/** The authenticator app, its recovery codes, and an account's log-in methods. */
export function secondFactorsModule(
  { limits, secret, audit, outbox, origin, now }: Platform,
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
  const seal = cipherFor(secret, 'authenticator');
  const factors = factorsService({
    repository,
    seal,
    secret,
    sessions,
    audit,
    notify,
    issuer: product,
    now,
  });
  return {
    tables: secondFactorsTables,
    service: { factors, notify },
    routes: (api) => secondFactorsRoutes(api, { ...signedIn, factors }),
  };
}
