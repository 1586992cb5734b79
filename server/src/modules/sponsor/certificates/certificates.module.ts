import { certificateFacts } from '@portway/contracts/sponsor/certificates/certificate-facts';
import { fieldCipher } from '../../../platform/crypto/cipher.ts';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import type { SponsorFactsService } from '../../hiring/sponsor-facts/sponsor-facts.service.ts';
import type { RecordForOthers } from '../duties/events/record-for-others.service.ts';
import * as rules from './certificate-rules.service.ts';
import { certificatesRepository } from './certificates.repository.ts';
import { certificatesRoutes } from './certificates.routes.ts';
import { certificatesService } from './certificates.service.ts';
import { certificatesTables } from './certificates.tables.ts';

interface Deps {
  readonly signedIn: SignedInDeps;
  readonly recordEvent: RecordForOthers;
  readonly sponsorFacts: SponsorFactsService;
}

/** Certificates of Sponsorship, as a sponsor prepares and keeps them. */
export function certificatesModule(
  { secret, today }: Platform,
  { signedIn, recordEvent, sponsorFacts }: Deps,
): Module {
  const certificates = certificatesService({
    repository: certificatesRepository,
    rules,
    cipher: fieldCipher(secret, { table: 'certificate', column: 'encrypted_number' }),
    readFacts: (json) => certificateFacts.parse(json),
    recordEvent,
    sponsorFacts,
    today,
  });
  return {
    tables: certificatesTables,
    service: undefined,
    routes: (api) => certificatesRoutes(api, { ...signedIn, certificates }),
  };
}
