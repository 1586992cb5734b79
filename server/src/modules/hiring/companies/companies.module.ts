import { offices } from '@portway/contracts/account/organisation/offices';
import { maxCompanyAddresses } from '@portway/contracts/hiring/companies/companies';
import { asApp } from '../../../platform/db/as-app.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import type { Register } from '../../register/sponsor-register/sponsor-register.service.ts';
import { companiesRepository } from './companies.repository.ts';
import { companiesRoutes } from './companies.routes.ts';
import { companiesService } from './companies.service.ts';

/** The public pages of organisations that have published a job. */
export function companiesModule(
  { database, today }: Platform,
  { register }: { readonly register: Register },
): Module<undefined> {
  const companies = companiesService({
    repository: companiesRepository(database),
    register,
    asAnybody: (work) => asApp(database.queries, work),
    readOffices: (stored) => offices.parse(stored),
    today,
    maxAddresses: maxCompanyAddresses,
  });
  return { service: undefined, routes: (api) => companiesRoutes(api, companies) };
}
