import '../../jitless.ts';
import { z } from 'zod';
import { forCandidates } from '../../access.ts';
import { rowId } from '../../account/account-settings/account-fields.ts';
import { defineOperation } from '../../operation.ts';
import { costly } from '../../operation-limit.ts';
import { completeness } from './profile.ts';
import { educationFields, profileFields, workFields } from './profile-fields.ts';

const tag = 'Your profile';

/** What a CV may add to. */
export const addedFields = [
  'website',
  'linkedin',
  'github',
  'twitter',
  'location',
  'bio',
  'achievements',
  'skills',
  'certificates',
  'registrations',
  'englishTests',
  'languages',
  'primaryRole',
  'yearsOfExperience',
] as const;
export type AddedField = (typeof addedFields)[number];

const maxEntries = 20;

const answer = z.discriminatedUnion('field', [answerOf('website'), ...addedFields.slice(1).map(answerOf)]);
const entry = z.discriminatedUnion('kind', [
  z.strictObject({ id: rowId, kind: z.literal('work'), values: z.strictObject(workFields).partial() }),
  z.strictObject({
    id: rowId,
    kind: z.literal('education'),
    values: z.strictObject(educationFields).partial(),
  }),
]);

const additions = z
  .strictObject({
    answers: z.array(answer).max(addedFields.length, 'Send each answer once.'),
    entries: z.array(entry).max(maxEntries, `Send at most ${maxEntries} jobs and schools.`),
  })
  .meta({ id: 'ProfileAdditions' });
export type Additions = z.output<typeof additions>;

const addition = z
  .object({
    answers: z.array(
      z.object({
        field: z.enum(addedFields),
        value: z.unknown().describe('As it was saved.'),
        before: z.unknown().describe('What it has replaced, null for nothing.'),
      }),
    ),
    entries: z.array(
      z.object({ id: rowId, values: z.record(z.string(), z.unknown()).describe('As they were saved.') }),
    ),
  })
  .meta({ id: 'AddedToProfile' });
export type Added = z.output<typeof addition>;

const skipped = z
  .array(z.object({ field: z.string(), because: z.string() }))
  .describe('Answers that were not saved, and why.');

const size = { bytes: 400_000, field: 'entries', message: 'Add less at once.' };

export const addToProfileOperation = defineOperation({
  id: 'addToProfile',
  method: 'POST',
  path: '/api/me/profile/additions',
  limit: costly.additions,
  tag,
  access: forCandidates,
  summary:
    'Adds several answers, jobs and schools at once, such as a CV suggests. What has changed in the meantime or contradicts the rest is left out and named.',
  request: additions,
  maxBody: size,
  response: z
    .object({ message: z.string(), added: addition, left: skipped, completeness })
    .meta({ id: 'ProfileAdded' }),
});

const takenBack = z
  .strictObject({
    answers: z
      .array(
        z.strictObject({
          field: z.enum(addedFields),
          value: z.unknown(),
          before: z.unknown(),
        }),
      )
      .max(addedFields.length, 'Send each answer once.'),
    entries: z
      .array(z.strictObject({ id: rowId, values: z.record(z.string(), z.unknown()) }))
      .max(maxEntries, `Send at most ${maxEntries} jobs and schools.`),
  })
  .superRefine(({ answers }, context) => {
    for (const [place, { field, before }] of answers.entries()) {
      const was = profileFields[field].nullable().safeParse(before ?? null);
      if (!was.success)
        context.addIssue({
          code: 'custom',
          path: ['answers', place, 'before'],
          message: 'Send what stood there.',
        });
    }
  })
  .meta({ id: 'ProfileTakenBack' });
export type TakenBack = z.output<typeof takenBack>;

export const takeBackOperation = defineOperation({
  id: 'takeBackFromProfile',
  method: 'POST',
  path: '/api/me/profile/additions/undo',
  limit: costly.additions,
  tag,
  access: forCandidates,
  summary:
    'Takes back what was added together: answers become what they were, and jobs and schools are removed. What was changed since then stays.',
  request: takenBack,
  maxBody: size,
  response: z
    .object({ message: z.string(), kept: z.array(z.string()).describe('Fields that stay.'), completeness })
    .meta({ id: 'ProfileRestored' }),
});

function answerOf(field: AddedField) {
  return z.strictObject({
    field: z.literal(field),
    value: profileFields[field],
    was: z.unknown().describe('The value that is replaced, null for none: if it has changed, nothing is.'),
  });
}
