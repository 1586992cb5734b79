import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import { employerHomeRepository } from './employer-home.repository.ts';
import { employerHomeRoutes } from './employer-home.routes.ts';
import { type EmployerHomeDeps, employerHomeService } from './employer-home.service.ts';
import { daysAhead } from './next-days.service.ts';
import { rankedWaiting } from './waiting.service.ts';

type Services = Pick<EmployerHomeDeps, 'cases' | 'todays' | 'calendar'>;

/** What waits for a colleague of an organisation, on one page. */
export function employerHomeModule(
  { today, now }: Platform,
  { signedIn, ...services }: Services & { readonly signedIn: SignedInDeps },
): Module<undefined> {
  const home = employerHomeService({
    ...{ repository: employerHomeRepository, rankedWaiting, daysAhead, today, now },
    ...services,
  });
  return { service: undefined, routes: (api) => employerHomeRoutes(api, { ...signedIn, home }) };
}
