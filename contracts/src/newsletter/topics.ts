import '../jitless.ts';
import { z } from 'zod';

/** What a change of the law can be about, with the words that people choose it by. */
export const newsletterTopics = {
  salaries: 'Salaries and going rates',
  fees: 'Fees and charges',
  occupations: 'Jobs that can be sponsored',
  licences: 'Sponsor licences and duties',
  visas: 'Visas and settlement',
} as const;

export const newsletterTopic = z.enum(
  ['salaries', 'fees', 'occupations', 'licences', 'visas'],
  'Choose a topic of the list.',
);

export type NewsletterTopic = z.output<typeof newsletterTopic>;

export const topicIds: readonly NewsletterTopic[] = newsletterTopic.options;

/** Each topic at most once, in the order of the list. */
export const topicList = z
  .array(newsletterTopic)
  .max(20, 'Choose topics of the list.')
  .transform((chosen) => topicIds.filter((topic) => chosen.includes(topic)));
