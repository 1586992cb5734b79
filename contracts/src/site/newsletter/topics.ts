import '../../jitless.ts';
import { z } from 'zod';
import { topicIds } from './topic-words.ts';

export const newsletterTopic = z.enum(topicIds, 'Choose a topic from the list.');

/** Each topic at most once, in the order of the list. */
export const topicList = z
  .array(newsletterTopic)
  .max(20, 'Choose topics from the list.')
  .transform((choices) => topicIds.filter((topic) => choices.includes(topic)));
