import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import { employerHomeRepository } from './employer-home.repository.ts';
import { employerHomeRoutes } from './employer-home.routes.ts';
import { employerHomeService } from './employer-home.service.ts';

/** What waits for a colleague of an organisation, on one page. */
export function employerHomeModule(
  { today, now }: Platform,
  { signedIn }: { readonly signedIn: SignedInDeps },
): Module<undefined> {
  const home = employerHomeService({ repository: employerHomeRepository, today, now });
  return { service: undefined, routes: (api) => employerHomeRoutes(api, { ...signedIn, home }) };
}
