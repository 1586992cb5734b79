import { identityAnswers } from '@portway/contracts/candidate/equality-monitoring/equality-monitoring';
import { fieldCipher } from '../../../platform/crypto/cipher.ts';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import { equalityMonitoringRepository } from './equality-monitoring.repository.ts';
import { equalityMonitoringRoutes } from './equality-monitoring.routes.ts';
import {
  type DecryptedIdentity,
  equalityMonitoringService,
  identityCiphers,
} from './equality-monitoring.service.ts';
import { equalityMonitoringTables, identityAnswersColumn } from './equality-monitoring.tables.ts';

/** Pronouns, gender identity and ethnicity: encrypted, and for the user alone. */
export function equalityMonitoringModule(
  { limits, audit, secret, now }: Platform,
  { signedIn }: { readonly signedIn: SignedInDeps },
): Module<{ readonly decrypted: DecryptedIdentity }> {
  const cipher = fieldCipher(secret, identityAnswersColumn);
  const ciphers = identityCiphers(cipher, (stored) => identityAnswers.parse(stored));
  const identity = equalityMonitoringService({
    ...ciphers,
    repository: equalityMonitoringRepository(limits),
    audit,
    now,
  });
  return {
    tables: equalityMonitoringTables,
    service: { decrypted: ciphers.decrypted },
    routes: (api) => equalityMonitoringRoutes(api, { ...signedIn, identity }),
  };
}
