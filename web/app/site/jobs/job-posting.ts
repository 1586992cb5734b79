import type { Job } from '@portway/contracts/candidate/jobs/jobs';
import { isNotActualPay } from '../../subjects/job/sponsorship/sponsorship-tag.ts';
import { nationWords } from '../../text/job/job-choices.ts';

type Thing = Readonly<Record<string, unknown>>;

/** schema.org `JobPosting` of a job: only what the employer stated. */
export function jobPosting({
  card,
  answers,
  employer,
  publishedAt,
}: Pick<Job, 'card' | 'answers' | 'employer' | 'publishedAt'>): Thing {
  return {
    '@type': 'JobPosting',
    title: card.title,
    description: describedIn(answers),
    identifier: { '@type': 'PropertyValue', name: employer.name, value: card.id },
    datePosted: publishedAt.slice(0, 10),
    // Until the end of that day, in London.
    ...(card.closesOn !== null && { validThrough: `${card.closesOn}T23:59` }),
    ...employmentOf(answers.employment, card.hoursPerWeek),
    hiringOrganization: {
      '@type': 'Organization',
      name: employer.name,
      ...(employer.website !== null && { sameAs: employer.website }),
    },
    ...placeOf(card, answers.hiresFrom ?? []),
    // Search engines read it as what the post pays.
    ...(!isNotActualPay(card.payNote) && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: card.currency,
        value: {
          '@type': 'QuantitativeValue',
          minValue: card.payFrom,
          maxValue: card.payTo,
          unitText: 'YEAR',
        },
      },
    }),
  };
}

/** The employer's text as escaped HTML paragraphs. */
function describedIn({ summary, about, responsibilities, qualifications }: Job['answers']): string {
  return [summary, about, responsibilities, qualifications]
    .flatMap((text) => text?.split(/\n\s*\n/) ?? [])
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** No law defines full time: between 30 and 35 hours nothing is stated. */
function employmentOf(employment: Job['answers']['employment'], hours: number): Thing {
  if (employment === 'contract') return { employmentType: 'CONTRACTOR' };
  if (employment === 'fixed-term') return { employmentType: 'TEMPORARY' };
  if (hours >= 35) return { employmentType: 'FULL_TIME' };
  return hours <= 30 ? { employmentType: 'PART_TIME' } : {};
}

const country = (name: string): Thing => ({ '@type': 'Country', name });

function placeOf({ place, nation, workplace }: Job['card'], hiresFrom: readonly string[]): Thing {
  const address = {
    '@type': 'PostalAddress',
    addressCountry: 'GB',
    ...(nation !== null && { addressRegion: nationWords[nation] }),
    ...(place !== null && { addressLocality: place }),
  };
  const jobLocation = { '@type': 'Place', address };
  if (workplace !== 'fully-remote') return { jobLocation };
  return {
    ...(place !== null && { jobLocation }),
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [
      'United Kingdom',
      ...hiresFrom.filter((name) => name !== 'United Kingdom'),
    ].map(country),
  };
}
