import { readStoredJob } from '@portway/contracts/jobs/job-fields';
import type { SignedInDeps } from '../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../platform/module.ts';
import type { Sponsorship } from '../sponsorship/sponsorship.service.ts';
import { sponsorshipRejectionsRepository } from './sponsorship-rejections.repository.ts';
import { sponsorshipRejectionsRoutes } from './sponsorship-rejections.routes.ts';
import { sponsorshipRejectionsService } from './sponsorship-rejections.service.ts';
import { visaFactsRepository } from './visa-facts.repository.ts';
import { visaFactsRoutes } from './visa-facts.routes.ts';
import { visaFactsService } from './visa-facts.service.ts';
import { visaFactsTables } from './visa-facts.tables.ts';

/** What candidates choose to share about sponsorship with the employer of one application. */
export function visaFactsModule(
  { today }: Platform,
  { signedIn, sponsorship }: { readonly signedIn: SignedInDeps; readonly sponsorship: Sponsorship },
): Module<undefined> {
  const repository = visaFactsRepository();
  const deps = { sponsorship, readJob: readStoredJob, today };
  const visaFacts = visaFactsService({ ...deps, repository });
  const rejections = sponsorshipRejectionsService({
    ...deps,
    repository: sponsorshipRejectionsRepository(),
    visaFacts: repository,
  });
  return {
    tables: visaFactsTables,
    service: undefined,
    routes(api) {
      visaFactsRoutes(api, { ...signedIn, visaFacts });
      sponsorshipRejectionsRoutes(api, { ...signedIn, rejections });
    },
  };
}
