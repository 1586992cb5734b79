import '../../jitless.ts';
import { wordingRequirements } from '@portway/rules/wording-requirements';
import { z } from 'zod';
import { forHiring } from '../../access.ts';
import { textOrNothing } from '../../candidate/profile/profile-texts.ts';
import { defineOperation } from '../../operation.ts';
import { costly } from '../../operation-limit.ts';

/** The texts of a job that are checked, as a job draft has them. */
const texts = z
  .strictObject({
    title: textOrNothing(120),
    summary: textOrNothing(400),
    about: textOrNothing(5000),
    responsibilities: textOrNothing(5000),
    qualifications: textOrNothing(5000),
  })
  .partial();
export type WordingTexts = z.output<typeof texts>;

const [requirement, ...requirements] = wordingRequirements.map(({ id }) => id);

const mark = z.object({
  field: texts.keyof(),
  offset: z.int().describe('Where the words begin in the field, trimmed, in UTF-16 code units.'),
  length: z.int(),
  words: z.string(),
  weight: z
    .enum(['law', 'advice'])
    .describe(
      'law: official guidance, the Act or a court says that it can be unlawful · advice: it puts people off.',
    ),
  reason: z.string(),
  better: z.string().describe('An example of a better sentence.'),
  rule: z.string().describe('The id of the rule, as in /rules.'),
  sources: z.array(z.object({ title: z.string(), url: z.string().optional(), checkedOn: z.string() })),
});
export type WordingMarkOfJob = z.output<typeof mark>;

export const checkJobWordingOperation = defineOperation({
  id: 'checkJobWording',
  method: 'POST',
  path: '/api/organisation/check-job-wording',
  limit: costly.wording,
  tag: 'Jobs you offer',
  access: forHiring,
  summary:
    'Words of a job post that can be unlawful or put people off. A warning: it blocks nothing, and stores nothing.',
  request: z
    .strictObject({
      texts,
      sponsorable: z
        .boolean('Say whether the post could be sponsored.')
        .describe(
          'Asking for the right to work at the start is marked only in a post that could be sponsored.',
        ),
      requires: z
        .array(z.enum([requirement ?? 'british-nationality', ...requirements]))
        .max(wordingRequirements.length)
        .default([])
        .describe('What the law, security clearance or the nature of the work requires of this post.'),
    })
    .meta({ id: 'JobWording' }),
  response: z.object({ marks: z.array(mark) }).meta({ id: 'JobWordingMarks' }),
});
