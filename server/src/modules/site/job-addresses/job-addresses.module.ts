import { maxAddresses } from '@portway/contracts/site/job-addresses/job-addresses';
import type { Module, Platform } from '../../../platform/module.ts';
import { jobAddressesRepository } from './job-addresses.repository.ts';
import { jobAddressesRoutes } from './job-addresses.routes.ts';
import { jobAddresses } from './job-addresses.service.ts';

/** The addresses of all published jobs, for the sitemap. */
export function jobAddressesModule({ database }: Platform): Module<undefined> {
  const addresses = jobAddresses(jobAddressesRepository(database.search), maxAddresses);
  return { service: undefined, routes: (api) => jobAddressesRoutes(api, addresses) };
}
