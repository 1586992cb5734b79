import '../../jitless.ts';
import { z } from 'zod';
import { forAnybody } from '../../access.ts';
import { after, nextPage } from '../../account/account-settings/account-fields.ts';
import { office } from '../../account/organisation/offices.ts';
import { jobCard } from '../../candidate/jobs/job-card.ts';
import { registerMatch } from '../../candidate/jobs/job-sponsorship.ts';
import { cappedCount } from '../../candidate/jobs/jobs.ts';
import { companySizes } from '../../candidate/profile/profile-choices.ts';
import { defineOperation } from '../../operation.ts';
import { optionalLine } from '../../site/enquiries/enquiry-fields.ts';

const tag = 'Companies';

export const companySlug = z.string().regex(/^[a-z0-9-]{1,120}$/, 'There is nothing at this address.');
const bySlug = z.strictObject({
  slug: companySlug.describe('The end of its public address: /companies/{slug}.'),
});
const reachesAll = { ...forAnybody, reach: 'all' } as const;

export const showCompanyOperation = defineOperation({
  id: 'showCompany',
  method: 'GET',
  path: '/api/companies/{slug}',
  tag,
  access: reachesAll,
  summary: 'An organisation that has published a job, as it shows itself, with its open jobs, newest first.',
  description:
    'An earlier address of the company works too: `slug` in the response is the present one. What the organisation says of itself is not checked; `register` says what the register of licensed sponsors has.',
  parameters: bySlug,
  request: z.strictObject({ after }).meta({ id: 'CompanyAsked' }),
  response: z
    .object({
      slug: z.string().describe('Its page is at `/companies/{slug}`.'),
      name: z.string(),
      logo: z.string().nullable().describe('The version of its logo; null without one.'),
      about: z.string().nullable(),
      website: z.string().nullable(),
      industry: z.string().nullable(),
      markets: z.array(z.string()),
      size: z.enum(companySizes).nullable(),
      town: z.string().nullable(),
      offices: z.array(office),
      register: registerMatch,
      jobs: z.array(jobCard),
      next: nextPage,
      total: cappedCount,
    })
    .meta({ id: 'Company' }),
});
export type Company = z.output<(typeof showCompanyOperation)['response']>;

export const suggestCompaniesOperation = defineOperation({
  id: 'suggestCompanies',
  method: 'GET',
  path: '/api/companies',
  tag,
  access: forAnybody,
  lasting: { seconds: 60 },
  summary: 'Companies with an open job whose name has a word that begins with the text, at most five.',
  request: z
    .strictObject({ text: optionalLine(100).describe('At least two letters; for less, none are found.') })
    .meta({ id: 'CompanyTyped' }),
  response: z
    .object({
      companies: z.array(z.object({ slug: z.string(), name: z.string(), town: z.string().nullable() })),
    })
    .meta({ id: 'CompaniesSuggested' }),
});

export type CompaniesSuggested = z.output<(typeof suggestCompaniesOperation)['response']>;

export const showCompanyLogoOperation = defineOperation({
  id: 'showCompanyLogo',
  method: 'GET',
  path: '/api/companies/{slug}/logo',
  tag,
  access: reachesAll,
  summary: 'The logo of a company, 256 by 256.',
  parameters: bySlug,
  request: z
    .strictObject({
      v: z
        .string()
        .regex(/^[0-9a-f]{1,32}$/, 'Send the logo’s version.')
        .optional()
        .describe('Its version, so that a new logo is a new address.'),
    })
    .meta({ id: 'LogoAsked' }),
  file: { type: 'image/jpeg', name: 'logo.jpg' },
  response: z.instanceof(Uint8Array),
});

/** As many as one sitemap may hold, and some less. */
export const maxCompanyAddresses = 45_000;

export const listCompanyAddressesOperation = defineOperation({
  id: 'listCompanyAddresses',
  method: 'GET',
  path: '/api/company-addresses',
  tag,
  access: forAnybody,
  summary: 'The addresses of the pages of all companies with an open job, for search engines.',
  response: z
    .object({ slugs: z.array(z.string()).describe('Each page is at `/companies/{slug}`.') })
    .meta({ id: 'CompanyAddresses' }),
});

export const companyOperations = {
  suggestCompaniesOperation,
  showCompanyOperation,
  showCompanyLogoOperation,
  listCompanyAddressesOperation,
} as const;
