import type { Job } from '@portway/contracts/candidate/jobs/jobs';
import { payInWords } from '../../subjects/job/pay/pay-in-words.ts';
import { placeInWords } from '../../subjects/job/place-in-words.ts';

const longest = 160;

/** Title and description that search engines show for a job. */
export function jobMeta({ card, employer, answers }: Pick<Job, 'card' | 'employer' | 'answers'>) {
  const start = `${employer.name}, ${placeInWords(card)}, ${payInWords(card)}.`;
  const whole = `${start} ${answers.summary ?? ''}`.replaceAll(/\s+/g, ' ').trim();
  return {
    title: `${card.title} at ${employer.name}`,
    description: whole.length <= longest ? whole : `${whole.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`,
    canonical: `/jobs/${card.slug}`,
  };
}
