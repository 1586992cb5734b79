import '../../jitless.ts';
import { z } from 'zod';
import { forCandidates, forCandidatesOwn } from '../../access.ts';
import { byId, rowId } from '../../account/account-settings/account-fields.ts';
import { defineOperation } from '../../operation.ts';
import { fitting } from '../../stored.ts';
import { candidateCard } from './candidate-card.ts';
import {
  type EducationField,
  educationFields,
  type ProfileField,
  profileFields,
  type WorkField,
  workFields,
} from './profile-fields.ts';

const tag = 'Your profile';

export const entryKinds = ['work', 'education'] as const;
const entryKind = z.enum(entryKinds, 'Choose work or education.');
export type EntryKind = z.output<typeof entryKind>;

const workEntry = z.object({ id: rowId, kind: z.literal('work'), ...z.object(workFields).partial().shape });
const educationEntry = z.object({
  id: rowId,
  kind: z.literal('education'),
  ...z.object(educationFields).partial().shape,
});
const profileEntry = z.discriminatedUnion('kind', [workEntry, educationEntry]).meta({ id: 'ProfileEntry' });
export type ProfileEntry = z.output<typeof profileEntry>;
export type WorkEntry = z.output<typeof workEntry>;
export type EducationEntry = z.output<typeof educationEntry>;

const profileAnswers = z.object(profileFields).partial().meta({ id: 'ProfileAnswers' });
/** What was never answered is absent. */
export type ProfileAnswers = z.output<typeof profileAnswers>;

/** Stored answers as they are understood today: what does not fit any more counts as never given. */
export const readStoredAnswers = (row: object): ProfileAnswers => fitting(profileAnswers, row);
export const readStoredEntry = (row: object): ProfileEntry => fitting(profileEntry, row);

/** What makes a profile whole: each counts the same. */
export const profileSteps = [
  'about',
  'role',
  'work',
  'education',
  'skills',
  'resume',
  'search',
  'right-to-work',
  'places',
  'salary',
  'looking-for',
  'culture',
  'photo',
  'links',
] as const;
const profileStep = z.enum(profileSteps);
export type ProfileStep = z.output<typeof profileStep>;

/** The answers that a step asks for, of the profile or of a job or school in it. */
export const stepAnswers = [
  'fullName',
  'location',
  'bio',
  'primaryRole',
  'yearsOfExperience',
  'openToRoles',
  'isLegallyAuthorized',
  'requiresSponsorship',
  'jobType',
  'locations',
  'environment',
  'mostImportant',
  'remoteImportance',
  'quietImportance',
  'title',
  'company',
  'start',
  'end',
] as const;
const stepAnswer = z.enum(stepAnswers);
export type StepAnswer = z.output<typeof stepAnswer>;

export const completeness = z
  .object({
    percent: z.int().describe('0 to 100. A step that is begun counts half.'),
    steps: z.array(profileStep).describe('What is missing, with the best next step first.'),
    begun: z
      .array(z.object({ step: profileStep, missing: z.array(stepAnswer) }))
      .describe('The missing steps that are half done, with the answers that they lack.'),
    needed: z.int().describe('How many of the steps are essential to recruiters.'),
  })
  .meta({ id: 'Completeness' });
export type Completeness = z.output<typeof completeness>;

const hiddenCompany = z.object({
  name: z.string(),
  because: z.enum(['employer', 'chosen']).describe('You work or worked there, or you named it.'),
});

export const showProfileOperation = defineOperation({
  id: 'showProfile',
  method: 'GET',
  path: '/api/me/profile',
  tag,
  access: forCandidates,
  summary: 'Everything in your profile, preferences and culture answers, as you last saved it.',
  response: z
    .object({
      answers: profileAnswers,
      entries: z.array(profileEntry).describe('Work and education, each in your order.'),
      photo: z.string().nullable().describe('As a data address of a JPEG.'),
      hiddenFrom: z.array(hiddenCompany).describe('Every company that must not see you.'),
      completeness,
    })
    .meta({ id: 'Profile' }),
});
export type Profile = z.output<(typeof showProfileOperation)['response']>;

const was = z
  .unknown()
  .optional()
  .describe(
    'The value that you changed, null for none. If it has changed since then, the response is 409 with the code `changed` and nothing is saved. Leave it out to skip the comparison.',
  );

/** What a save answers: what stands there now. */
const savedAnswer = z
  .object({ message: z.string(), value: z.unknown().describe('As it was saved.'), completeness })
  .meta({ id: 'SavedAnswer' });
export type SavedAnswer = z.output<typeof savedAnswer>;

export const saveAnswerOperation = defineOperation({
  id: 'saveProfileAnswer',
  method: 'PATCH',
  path: '/api/me/profile',
  tag,
  access: forCandidates,
  summary: 'Saves one answer in your profile, unless it has been changed elsewhere.',
  request: oneOf<ProfileField>(profileFields, 'ProfileAnswer'),
  response: savedAnswer,
});

export const addEntryOperation = defineOperation({
  id: 'addProfileEntry',
  method: 'POST',
  path: '/api/me/profile/entries',
  tag,
  access: forCandidates,
  creates: true,
  summary: 'Adds an empty job or education entry after the others.',
  request: z
    .strictObject({
      id: rowId.describe('A new UUID of your own. If you send it again, nothing is added.'),
      kind: entryKind,
    })
    .meta({ id: 'NewProfileEntry' }),
  response: z.object({ message: z.string(), entry: profileEntry, completeness }).meta({ id: 'AddedEntry' }),
  location: ({ entry }) => `/api/me/profile/${entry.kind}/${entry.id}`,
});

export const saveWorkOperation = defineOperation({
  id: 'saveWorkAnswer',
  method: 'PATCH',
  path: '/api/me/profile/work/{id}',
  tag,
  access: forCandidatesOwn,
  parameters: byId,
  summary: 'Saves one answer about a job, unless it has been changed elsewhere.',
  request: oneOf<WorkField>(workFields, 'WorkAnswer'),
  response: savedAnswer,
});

export const saveEducationOperation = defineOperation({
  id: 'saveEducationAnswer',
  method: 'PATCH',
  path: '/api/me/profile/education/{id}',
  tag,
  access: forCandidatesOwn,
  parameters: byId,
  summary: 'Saves one answer about education, unless it has been changed elsewhere.',
  request: oneOf<EducationField>(educationFields, 'EducationAnswer'),
  response: savedAnswer,
});

const changedEntries = z
  .object({ message: z.string(), entries: z.array(profileEntry), completeness })
  .meta({ id: 'ChangedEntries' });

export const moveEntryOperation = defineOperation({
  id: 'moveProfileEntry',
  method: 'POST',
  path: '/api/me/profile/entries/{id}/move',
  tag,
  access: forCandidatesOwn,
  parameters: byId,
  summary: 'Moves an entry up or down by one place.',
  request: z.strictObject({ to: z.enum(['up', 'down'], 'Choose up or down.') }).meta({ id: 'EntryMove' }),
  response: changedEntries,
});

export const removeEntryOperation = defineOperation({
  id: 'removeProfileEntry',
  method: 'DELETE',
  path: '/api/me/profile/entries/{id}',
  tag,
  access: forCandidatesOwn,
  parameters: byId,
  summary: 'Removes an entry; it can be restored for a day.',
  response: changedEntries,
});

export const restoreEntryOperation = defineOperation({
  id: 'restoreProfileEntry',
  method: 'POST',
  path: '/api/me/profile/entries/{id}/restore',
  tag,
  access: forCandidatesOwn,
  parameters: byId,
  summary: 'Restores a removed entry to its place.',
  response: changedEntries,
});

/** Through the same presenter that serves recruiters. */
export const previewProfileOperation = defineOperation({
  id: 'previewProfile',
  method: 'GET',
  path: '/api/me/profile/preview',
  tag,
  access: forCandidates,
  summary: 'Your profile exactly as recruiters see it, and whether they can.',
  response: z
    .object({ card: candidateCard, visible: z.boolean().describe('Whether recruiters find you.') })
    .meta({ id: 'ProfilePreview' }),
});

/** One answer of several that an operation takes: each field with the values it allows. */
function oneOf<Field extends string>(fields: Readonly<Record<string, z.ZodType>>, id: string) {
  const options = Object.entries(fields).map(([field, value]) =>
    z.strictObject({ field: z.literal(field), value, was }),
  );
  const names = new Set(Object.keys(fields));
  const [first, ...more] = options;
  if (first === undefined) throw new Error('Fields are missing.');
  const isField = (field: string): field is Field => names.has(field);
  return z
    .discriminatedUnion('field', [first, ...more], 'Name a field of the profile.')
    .transform(({ field, value, was: before }, context) => {
      if (isField(field)) return { field, value, was: before };
      context.addIssue({ code: 'custom', message: 'Name a field of the profile.' });
      return z.NEVER;
    })
    .meta({ id });
}
