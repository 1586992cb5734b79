import '../../jitless.ts';
import { z } from 'zod';
import { levels } from '../profile/profile-choices.ts';
import type { jobCard } from './job-card.ts';
import { nearness, workplaceKinds } from './job-choices.ts';

export const cappedCount = z
  .object({
    count: z.int(),
    more: z.boolean().describe('There are more than that. They are not counted.'),
  })
  .meta({ id: 'CappedCount' });

/** How the words of a search were read, where they were read as more than words. */
export const searchReading = z
  .object({
    work: z.string().describe('The words of the work that were searched for; empty where none are left.'),
    place: z.string().optional().describe('The place in the words.'),
    level: z.enum(levels).optional(),
    workplace: z.enum(workplaceKinds).optional(),
    sponsored: z.enum(['anyone']).optional(),
    others: z.array(z.string()).describe('Other names of the same work, which were searched for as well.'),
    first: z.string().optional().describe('Words by which jobs come first. Those without them follow.'),
    doubt: z
      .object({
        place: z.string(),
        isPlace: z.boolean().describe('Whether the jobs shown are those in the place.'),
        without: z.string().describe('The words without the place.'),
      })
      .optional()
      .describe('A word may be a place or something else: ask which.'),
  })
  .meta({ id: 'SearchReading' });
export type SearchReading = z.output<typeof searchReading>;

const occupation = z.object({
  code: z.string().describe('The four digits of a SOC 2020 unit group.'),
  title: z.string(),
  canBeSponsored: z.boolean(),
});

/** What to offer where a search finds nothing. */
export const insteadOf = <Card extends typeof jobCard>(card: Card) =>
  z.object({
    total: cappedCount.describe('All open jobs.'),
    covers: z
      .array(z.object({ code: z.string(), title: z.string(), jobs: z.int() }))
      .describe('The commonest occupations among them.'),
    occupations: z.array(occupation).describe('What the words mean as an occupation, likeliest first.'),
    namesSeveral: z.boolean().describe('Whether the words name several of them. Ask which one.'),
    nearest: z
      .object({ by: z.enum(nearness), jobs: z.array(card) })
      .optional()
      .describe('Jobs that are near in words or in place.'),
  });
