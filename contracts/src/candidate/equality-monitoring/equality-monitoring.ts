import '../../jitless.ts';
import { z } from 'zod';
import { forCandidates } from '../../access.ts';
import { messageResponse, moment } from '../../account/account-settings/account-fields.ts';
import { defineOperation } from '../../operation.ts';
import { lineOrNothing } from '../profile/profile-texts.ts';

const tag = 'Your profile';

export const pronounChoices = ['he/him', 'she/her', 'they/them', 'prefer-not-to-say', 'own-words'] as const;
export const genderChoices = ['man', 'woman', 'non-binary', 'prefer-not-to-say', 'own-words'] as const;
export const ethnicityChoices = [
  'Black/African-American',
  'East Asian',
  'Hispanic or Latino/a/x',
  'Middle Eastern',
  'Native American or Alaskan Native',
  'Pacific Islander',
  'South Asian',
  'Southeast Asian',
  'White',
  'Prefer not to say',
  'Self-describe',
] as const;

/** Which words somebody agreed to: changed words are a new consent. */
export const consentVersion = 1;

const ethnicity = z
  .array(z.enum(ethnicityChoices, 'Choose from the list.'), 'Send a list.')
  .refine((choices) => new Set(choices).size === choices.length, 'Choose each only once.')
  .refine(
    (choices) => choices.length < 2 || !choices.includes('Prefer not to say'),
    '“Prefer not to say” cannot go with other choices. Remove them first.',
  );

/** As they are sent. */
const toSay = z.strictObject({
  pronouns: z.enum(pronounChoices, 'Choose from the list.').nullable(),
  pronounsInOwnWords: lineOrNothing(60),
  displayPronouns: z.boolean('Say whether recruiters see your pronouns.'),
  gender: z.enum(genderChoices, 'Choose from the list.').nullable(),
  genderInOwnWords: lineOrNothing(60),
  ethnicity,
  ethnicityInOwnWords: lineOrNothing(120),
});

const ownWords = z.string().nullable().describe('Null unless the answer is in your own words.');

/** As they were said. */
export const identityAnswers = z
  .object({
    pronouns: z.enum(pronounChoices).nullable(),
    pronounsInOwnWords: ownWords,
    displayPronouns: z.boolean(),
    gender: z.enum(genderChoices).nullable(),
    genderInOwnWords: ownWords,
    ethnicity: z.array(z.enum(ethnicityChoices)),
    ethnicityInOwnWords: ownWords,
  })
  .meta({ id: 'IdentityAnswers' });
export type IdentityAnswers = z.output<typeof identityAnswers>;

const nothing: IdentityAnswers = {
  pronouns: null,
  pronounsInOwnWords: null,
  displayPronouns: false,
  gender: null,
  genderInOwnWords: null,
  ethnicity: [],
  ethnicityInOwnWords: null,
};
export const noIdentityAnswers = nothing;

export const showIdentityOperation = defineOperation({
  id: 'showIdentity',
  method: 'GET',
  path: '/api/me/equality-monitoring',
  tag,
  access: forCandidates,
  summary: 'Your equality monitoring answers, which only you see. Null before you agreed.',
  response: z
    .object({
      answers: identityAnswers.nullable(),
      consentedAt: moment.nullable(),
    })
    .meta({ id: 'Identity' }),
});

export const saveIdentityOperation = defineOperation({
  id: 'saveIdentity',
  method: 'PUT',
  path: '/api/me/equality-monitoring',
  tag,
  access: forCandidates,
  summary:
    'Saves your equality monitoring answers, with your consent, unless they have been changed elsewhere.',
  request: z
    .strictObject({
      consent: z.literal(consentVersion, 'Agree first that we keep these answers.'),
      answers: toSay,
      was: toSay
        .nullable()
        .optional()
        .describe(
          'The answers that you changed, null for none. If they have changed since, nothing is saved (409 `changed`).',
        ),
    })
    .meta({ id: 'IdentityToSave' }),
  response: z
    .object({
      message: z.string(),
      answers: identityAnswers,
      consentedAt: moment,
    })
    .meta({ id: 'SavedIdentity' }),
});

/** At once and for good, and the consent with them; everything else stays. */
export const deleteIdentityOperation = defineOperation({
  id: 'deleteIdentity',
  method: 'DELETE',
  path: '/api/me/equality-monitoring',
  tag,
  access: forCandidates,
  summary: 'Deletes your equality monitoring answers and your consent, and nothing else.',
  response: messageResponse,
});

export const equalityMonitoringOperations = {
  showIdentityOperation,
  saveIdentityOperation,
  deleteIdentityOperation,
} as const;
