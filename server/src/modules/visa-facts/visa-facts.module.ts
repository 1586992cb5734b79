import { readStoredJob } from '@portway/contracts/jobs/job-fields';
import type { SignedInDeps } from '../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../platform/module.ts';
import type { Sponsorship } from '../sponsorship/sponsorship.service.ts';
import { visaFactsRepository } from './visa-facts.repository.ts';
import { visaFactsRoutes } from './visa-facts.routes.ts';
import { visaFactsService } from './visa-facts.service.ts';
import { visaFactsTables } from './visa-facts.tables.ts';

/** What candidates choose to share about sponsorship with the employer of one application. */
export function visaFactsModule(
  { today }: Platform,
  { signedIn, sponsorship }: { readonly signedIn: SignedInDeps; readonly sponsorship: Sponsorship },
): Module<undefined> {
  const visaFacts = visaFactsService({
    repository: visaFactsRepository(),
    sponsorship,
    readJob: readStoredJob,
    today,
  });
  return {
    tables: visaFactsTables,
    service: undefined,
    routes: (api) => visaFactsRoutes(api, { ...signedIn, visaFacts }),
  };
}
