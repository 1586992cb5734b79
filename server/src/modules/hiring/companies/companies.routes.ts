import {
  listCompanyAddressesOperation,
  showCompanyLogoOperation,
  showCompanyOperation,
  suggestCompaniesOperation,
} from '@portway/contracts/hiring/companies/companies';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { Companies } from './companies.service.ts';

export function companiesRoutes(api: Hono<AppEnv>, companies: Companies): void {
  serve(api, suggestCompaniesOperation, ({ text }) => companies.suggest(text));
  serve(api, showCompanyOperation, ({ after }, { parameters }) => companies.show(parameters.slug, after));
  serve(api, showCompanyLogoOperation, (_, { parameters }) => companies.logo(parameters.slug));
  serve(api, listCompanyAddressesOperation, () => companies.addresses());
}
