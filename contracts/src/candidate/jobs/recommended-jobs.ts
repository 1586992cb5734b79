import '../../jitless.ts';
import { z } from 'zod';
import { forCandidates } from '../../access.ts';
import { defineOperation } from '../../operation.ts';
import { myJobCard } from './job-card.ts';

const recommended = z
  .object({
    job: myJobCard,
    because: z.array(z.string()).describe('Why, in words, with the strongest reason first.'),
    sharedSkills: z.array(z.string()),
  })
  .meta({ id: 'RecommendedJob' });
export type RecommendedJob = z.output<typeof recommended>;

export const recommendedJobsOperation = defineOperation({
  id: 'recommendJobs',
  method: 'GET',
  path: '/api/me/recommended-jobs',
  tag: 'Jobs',
  access: forCandidates,
  summary: 'Jobs that match your profile, each with the reasons. Equality monitoring answers are never read.',
  response: z
    .object({
      jobs: z.array(recommended).describe('Best first, at most twelve.'),
      missing: z.array(z.string()).describe('Profile fields that would improve the list.'),
    })
    .meta({ id: 'RecommendedJobs' }),
});
export type RecommendedJobs = z.output<(typeof recommendedJobsOperation)['response']>;
