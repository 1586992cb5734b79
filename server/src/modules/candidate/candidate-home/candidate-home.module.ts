import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import type { Sponsorship } from '../../law/sponsorship/sponsorship.service.ts';
import { candidateHomeRepository } from './candidate-home.repository.ts';
import { candidateHomeRoutes } from './candidate-home.routes.ts';
import { candidateHomeService } from './candidate-home.service.ts';

interface Deps {
  readonly signedIn: SignedInDeps;
  readonly sponsorship: Sponsorship;
}

/** What waits for a candidate, on one page. */
export function candidateHomeModule(
  { today, now }: Platform,
  { signedIn, sponsorship }: Deps,
): Module<undefined> {
  const home = candidateHomeService({
    repository: candidateHomeRepository,
    permissionEnds: async (requestContext) => {
      const { currentVisa, visaExpires } = await sponsorship.factsOf(requestContext);
      return currentVisa === 'none' ? undefined : visaExpires;
    },
    today,
    now,
  });
  return { service: undefined, routes: (api) => candidateHomeRoutes(api, { ...signedIn, home }) };
}
