import '../../jitless.ts';
import { z } from 'zod';
import { forAnybody } from '../../access.ts';
import { after, nextPage } from '../../account/account-settings/account-fields.ts';
import { day } from '../../day.ts';
import { defineOperation } from '../../operation.ts';
import { optionalLine } from '../../site/enquiries/enquiry-fields.ts';

const tag = 'Register of sponsors';

const licensedRoute = z
  .object({
    route: z.string(),
    rating: z.string().describe('Type and rating as the register writes them: “Worker (A rating)”.'),
  })
  .meta({ id: 'LicensedRoute' });
export type LicensedRoute = z.output<typeof licensedRoute>;
/** Licences as the database writes them. */
export const licensedRoutes = z.array(licensedRoute);

const recordedOn = z
  .string()
  .nullable()
  .describe('The day of the newest edition; null where none has been imported.');

const sponsor = z
  .object({
    slug: z.string().describe('Its address: /sponsors/{slug}.'),
    name: z.string(),
    names: z.array(z.string()).describe('Names it trades under.'),
    town: z.string().nullable(),
    county: z.string().nullable(),
    routes: z.array(licensedRoute).describe('Empty once it has left the register.'),
    firstSeen: z.string().describe('The first edition imported here that has it.'),
  })
  .meta({ id: 'Sponsor' });
export type Sponsor = z.output<typeof sponsor>;

export const placeSizes = ['large', 'middle', 'small'] as const;
export const sponsorSorts = ['best', 'name', 'newest'] as const;

/** The fields of a search of the register; all of them are in the page's address. */
export const sponsorSearchFields = {
  query: optionalLine(200).describe('A name or a part of it, also with the town; misspelt if need be.'),
  route: optionalLine(100).describe('Its key, or as the register writes it: “Skilled Worker”.'),
  rating: optionalLine(100).describe('A, B or provisional, or the register’s own words.'),
  town: optionalLine(100).describe('Its key, or as the register writes it.'),
  size: z
    .enum(placeSizes)
    .optional()
    .describe('By the number of sponsors in the town: large 500 and more, middle 50 to 499, small fewer.'),
};

export const searchSponsorsOperation = defineOperation({
  id: 'searchSponsors',
  method: 'GET',
  path: '/api/sponsors',
  tag,
  access: forAnybody,
  lasting: { seconds: 30 },
  summary: 'Licensed sponsors by name, best match first, 20 at a time.',
  description:
    'Searches the newest edition of the Home Office’s register that was imported here, by legal names and trading names. Without a query: all, by name.',
  request: z
    .strictObject({
      ...sponsorSearchFields,
      sort: z.enum(sponsorSorts).default('best').describe('best: without a query, by name'),
      after,
    })
    .meta({ id: 'SponsorSearch' }),
  response: z
    .object({
      recordedOn,
      total: z.object({
        count: z.int(),
        capped: z.boolean().describe('There are more than that; they are not counted.'),
      }),
      sponsors: z.array(sponsor),
      next: nextPage,
      guess: z.boolean().describe('Nothing is written as the query is; these names are similar.'),
      unknown: z.array(z.string()).describe('Words of the query that were left out: no name has them.'),
      gone: z
        .array(sponsor.extend({ lastSeen: z.string().describe('The last edition that lists it.') }))
        .describe(
          'On the first page of a search by words alone: at most five entries of such a name that have left the register.',
        ),
    })
    .meta({ id: 'SponsorsFound' }),
});
export type SponsorSearchRequest = z.output<(typeof searchSponsorsOperation)['request']>;
export type SponsorsFound = z.output<(typeof searchSponsorsOperation)['response']>;

export const sponsorChangeKinds = ['added', 'gone', 'back', 'rated', 'routes'] as const;

const change = {
  on: z.string().describe('The day of the edition.'),
  kind: z
    .enum(sponsorChangeKinds)
    .describe(
      'added: new here · gone: left · back: had left before · rated: other ratings for the same routes · routes: other routes',
    ),
  before: z.array(licensedRoute),
  after: z.array(licensedRoute),
};

export const showSponsorOperation = defineOperation({
  id: 'showSponsor',
  method: 'GET',
  path: '/api/sponsors/{slug}',
  tag,
  access: forAnybody,
  lasting: { seconds: 30 },
  summary: 'One entry of the register, with its history.',
  parameters: z.object({
    slug: z
      .string()
      .regex(/^[a-z0-9-]{1,120}$/, 'There is no such entry in the register.')
      .describe('The end of its public address: /sponsors/{slug}.'),
  }),
  response: sponsor
    .extend({
      recordedOn,
      lastSeen: z.string().describe('The last edition that has it.'),
      listed: z.boolean().describe('Whether the newest edition has it.'),
      sinceAtLeast: z
        .boolean()
        .describe('Whether the first edition imported here has it: it may have been there before.'),
      history: z.array(z.object(change)).describe('What changed, the newest first.'),
      elsewhere: z
        .array(z.object({ slug: z.string(), town: z.string().nullable() }))
        .describe('Entries of the same name in other towns.'),
      jobs: z
        .array(
          z.object({
            slug: z.string(),
            title: z.string(),
            employer: z
              .object({ name: z.string(), slug: z.string() })
              .describe('Its page: /companies/{slug}.'),
          }),
        )
        .describe('Open jobs on Portway of organisations that say this entry is theirs.'),
    })
    .meta({ id: 'SponsorWithHistory' }),
});
export type SponsorWithHistory = z.output<(typeof showSponsorOperation)['response']>;

export const sponsorChangesOperation = defineOperation({
  id: 'sponsorChanges',
  method: 'GET',
  path: '/api/sponsors/changes',
  tag,
  access: forAnybody,
  lasting: { seconds: 30 },
  summary: 'What the editions of the register changed, the newest first, 50 at a time.',
  request: z
    .strictObject({
      day: day.optional().describe('One edition.'),
      kind: z.enum(sponsorChangeKinds).optional().describe('Changes of this kind alone.'),
      route: optionalLine(100).describe('Its key, or as the register writes it: “Skilled Worker”.'),
      town: optionalLine(100).describe('Its key, or as the register writes it.'),
      after,
    })
    .meta({ id: 'SponsorChangesAsked' }),
  response: z
    .object({
      recordedOn,
      editions: z
        .array(
          z.object({
            on: z.string(),
            organisations: z.int().describe('Different names in the edition.'),
            added: z.int().describe('Different names that the edition before did not have.'),
            gone: z.int().describe('Different names that it lost.'),
            rated: z.int().describe('Entries with other ratings.'),
          }),
        )
        .describe('The newest first, at most 60.'),
      changes: z.array(
        z.object({
          ...change,
          sponsor: z.object({ slug: z.string(), name: z.string(), town: z.string().nullable() }),
        }),
      ),
      next: nextPage,
    })
    .meta({ id: 'SponsorChanges' }),
});
export type SponsorChangesRequest = z.output<(typeof sponsorChangesOperation)['request']>;
export type SponsorChanges = z.output<(typeof sponsorChangesOperation)['response']>;
