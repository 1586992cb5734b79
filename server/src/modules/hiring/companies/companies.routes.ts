import { companyOperations } from '@portway/contracts/hiring/companies/companies';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { Companies } from './companies.service.ts';

export function companiesRoutes(api: Hono<AppEnv>, companies: Companies): void {
  serve(api, companyOperations, {
    suggestCompaniesOperation: ({ text }) => companies.suggest(text),
    showCompanyOperation: ({ after }, { parameters }) => companies.show(parameters.slug, after),
    showCompanyLogoOperation: (_, { parameters }) => companies.logo(parameters.slug),
    listCompanyAddressesOperation: () => companies.addresses(),
  });
}
