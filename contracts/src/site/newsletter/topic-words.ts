/** What a change of the law can be about, with the words that people choose it by. */
export const newsletterTopics = {
  salaries: 'Salaries and going rates',
  fees: 'Fees and charges',
  occupations: 'Jobs that can be sponsored',
  licences: 'Sponsor licences and duties',
  visas: 'Visas and settlement',
} as const;

export type NewsletterTopic = keyof typeof newsletterTopics;

/** In the order in which they are shown. */
export const topicIds = ['salaries', 'fees', 'occupations', 'licences', 'visas'] as const;
