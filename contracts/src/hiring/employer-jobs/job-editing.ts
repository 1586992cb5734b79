import '../../jitless.ts';
import { wordingRequirements } from '@portway/rules/wording-requirements';
import { z } from 'zod';
import { forHiringReadersTheirs, forHiringTheirs } from '../../access.ts';
import { byId, messageResponse } from '../../account/account-settings/account-fields.ts';
import { defineOperation } from '../../operation.ts';
import { changedJobFields, whatItWas } from './employer-jobs.ts';
import { draftYears } from './job-draft-check.ts';

const tag = 'Jobs you offer';

const [requirement, ...requirements] = wordingRequirements.map(({ id }) => id);

const questions = {
  requires: z
    .array(z.enum([requirement ?? 'british-nationality', ...requirements]))
    .max(wordingRequirements.length)
    .describe('What the law, security clearance or the nature of the work requires of this post.'),
  years: z.union(draftYears.map((years) => z.literal(years))).describe('For how long to sponsor.'),
};

const editing = z
  .object({
    changes: z
      .record(z.string(), z.unknown())
      .describe('Answers of a published job that are not published yet, by field; null for none.'),
    ...questions,
  })
  .meta({ id: 'JobEditing' });
export type JobEditing = z.output<typeof editing>;

export const showJobEditingOperation = defineOperation({
  id: 'showJobEditing',
  method: 'GET',
  path: '/api/organisation/jobs/{id}/editing',
  tag,
  access: forHiringReadersTheirs,
  parameters: byId,
  summary: 'What your organisation has typed of a job and not published, and what its editor asks the rules.',
  response: editing,
});

export const saveJobEditingOperation = defineOperation({
  id: 'saveJobEditing',
  method: 'PATCH',
  path: '/api/organisation/jobs/{id}/editing',
  tag,
  access: forHiringTheirs,
  parameters: byId,
  summary: 'Keeps changes of a published or paused job for your colleagues, without publishing them.',
  description:
    'Candidates see nothing of it. A change that says what the job says already is forgotten. Publish them with `changeJob`.',
  request: z
    .strictObject({ changes: z.strictObject(changedJobFields.shape), was: whatItWas, ...questions })
    .partial()
    .meta({ id: 'JobEditingChange' }),
  response: messageResponse.extend(editing.shape),
});
