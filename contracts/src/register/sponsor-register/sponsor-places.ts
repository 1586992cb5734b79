import '../../jitless.ts';
import { z } from 'zod';
import { forAnybody } from '../../access.ts';
import { defineOperation } from '../../operation.ts';

const tag = 'Register of sponsors';
const recordedOn = z
  .string()
  .nullable()
  .describe('The day of the newest edition; null where none has been imported.');

const sponsorCount = z.object({
  key: z.string().describe('Its name in addresses, and as a filter of a search.'),
  name: z.string().describe('As most entries write it.'),
  sponsors: z.int().describe('Entries of the newest edition.'),
});
export type SponsorsCounted = z.output<typeof sponsorCount>;

/** As many towns as a page can list. */
export const maxTowns = 1000;

export const listSponsorTownsOperation = defineOperation({
  id: 'listSponsorTowns',
  method: 'GET',
  path: '/api/sponsors/towns',
  tag,
  access: forAnybody,
  lasting: { seconds: 30 },
  summary: 'Towns of the register with their numbers of sponsors, the largest first.',
  request: z
    .strictObject({
      key: z.string().max(100, 'Use at most 100 characters.').optional().describe('One town.'),
      limit: z
        .string()
        .regex(/^[1-9]\d{0,2}$|^1000$/, `Enter a number from 1 to ${maxTowns}.`)
        .optional()
        .describe('How many; all of up to 1,000 where it is left out.'),
    })
    .meta({ id: 'SponsorTownsAsked' }),
  response: z
    .object({
      recordedOn,
      total: z.int().describe('How many towns there are.'),
      towns: z.array(sponsorCount),
    })
    .meta({ id: 'SponsorTowns' }),
});
export type SponsorTowns = z.output<(typeof listSponsorTownsOperation)['response']>;

export const listSponsorRoutesOperation = defineOperation({
  id: 'listSponsorRoutes',
  method: 'GET',
  path: '/api/sponsors/routes',
  tag,
  access: forAnybody,
  lasting: { seconds: 30 },
  summary: 'Routes of the register with their numbers of sponsors, the largest first.',
  response: z
    .object({
      recordedOn,
      sponsors: z.int().describe('All entries of the newest edition.'),
      routes: z.array(sponsorCount),
    })
    .meta({ id: 'SponsorRoutes' }),
});
export type SponsorRoutes = z.output<(typeof listSponsorRoutesOperation)['response']>;

/** As many addresses as one sitemap of ours holds. */
export const maxSponsorAddresses = 10_000;

export const listSponsorAddressesOperation = defineOperation({
  id: 'listSponsorAddresses',
  method: 'GET',
  path: '/api/sponsors/addresses',
  tag,
  access: forAnybody,
  summary: 'The addresses of all entries of the register, in parts: for search engines.',
  request: z
    .strictObject({
      part: z
        .string()
        .regex(/^[1-9]\d{0,3}$/, 'Enter a part, from 1.')
        .optional()
        .describe('Which part of them; left out, how many parts there are is all that is answered.'),
    })
    .meta({ id: 'SponsorAddressesAsked' }),
  response: z
    .object({
      parts: z.int().describe(`Each of at most ${maxSponsorAddresses}.`),
      slugs: z.array(z.string()).describe('Each page is at `/sponsors/{slug}`.'),
    })
    .meta({ id: 'SponsorAddresses' }),
});
