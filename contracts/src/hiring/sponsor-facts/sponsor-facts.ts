import '../../jitless.ts';
import { z } from 'zod';
import { forColleagues, forHiring } from '../../access.ts';
import { moment } from '../../account/account-settings/account-fields.ts';
import { day } from '../../day.ts';
import { defineOperation } from '../../operation.ts';
import { ratings } from '../../sponsor/licences/set-up.ts';

const tag = 'Organisation';

/** What every calculator asks about the sponsor. */
export const sponsorFactFields = {
  size: z
    .enum(['small', 'large'], 'Choose the size of your organisation.')
    .describe('small: small or charitable · large: medium or large'),
  holdsLicence: z.boolean('Choose whether you hold a sponsor licence.'),
  rating: z.enum(ratings, 'Choose the rating of the licence.').describe('Of a licence that is held.'),
  licenceAppliedOn: day.describe('Without a licence: the day of its application.'),
  licencePriority: z
    .boolean('Choose whether to ask for licence priority.')
    .describe('Without a licence: whether its decision is asked for with priority.'),
};

/** Those that are known; null takes an answer back. */
export const sponsorFactsChange = z
  .strictObject({
    size: sponsorFactFields.size.nullable(),
    holdsLicence: sponsorFactFields.holdsLicence.nullable(),
    rating: sponsorFactFields.rating.nullable(),
    licenceAppliedOn: sponsorFactFields.licenceAppliedOn.nullable(),
    licencePriority: sponsorFactFields.licencePriority.nullable(),
  })
  .partial()
  .meta({ id: 'SponsorFactsChange' });
export type SponsorFactsChange = z.output<typeof sponsorFactsChange>;

/** Null is not answered. */
export const sponsorFacts = z
  .object({
    size: sponsorFactFields.size.nullable(),
    holdsLicence: z.boolean().nullable(),
    rating: sponsorFactFields.rating.nullable(),
    licenceAppliedOn: z.string().nullable(),
    licencePriority: z.boolean().nullable(),
    licenceFrom: z
      .enum(['organisation', 'sponsorship'])
      .nullable()
      .describe(
        'Where the answer about the licence comes from: given here, or recorded under Sponsorship, which holds before any other. Null while there is none.',
      ),
    savedAt: moment.nullable(),
    savedBy: z.string().nullable().describe('The colleague who answered last.'),
  })
  .meta({ id: 'SponsorFacts' });
export type SponsorFacts = z.output<typeof sponsorFacts>;

export const showSponsorFactsOperation = defineOperation({
  id: 'showSponsorFacts',
  method: 'GET',
  path: '/api/organisation/sponsor-facts',
  tag,
  access: forColleagues,
  summary: 'What your organisation says of itself as a sponsor: its size and its licence.',
  description: 'Jobs, offers and hires begin with it, so that it is answered once.',
  response: sponsorFacts,
});

export const saveSponsorFactsOperation = defineOperation({
  id: 'saveSponsorFacts',
  method: 'PATCH',
  path: '/api/organisation/sponsor-facts',
  tag,
  access: forHiring,
  summary:
    'Answers what the calculators ask about your organisation as a sponsor. Only these answers change.',
  request: sponsorFactsChange,
  response: z.object({ message: z.string(), sponsorFacts }).meta({ id: 'SponsorFactsSaved' }),
});

export const sponsorFactsOperations = { showSponsorFactsOperation, saveSponsorFactsOperation } as const;
