import type { Job } from '@portway/contracts/candidate/jobs/jobs';
import { describe, expect, it } from 'vitest';
import { jobMeta } from './job-meta.ts';
import { jobPosting } from './job-posting.ts';

type PostedJob = Pick<Job, 'card' | 'answers' | 'employer' | 'publishedAt'>;

const card: PostedJob['card'] = {
  id: 'aa3f2c86-2a5b-4a43-9f4a-0b6ed3a5f6b2',
  slug: 'backend-engineer',
  title: 'Backend engineer',
  employer: {
    name: 'Northgate Systems',
    slug: 'northgate-systems',
    size: null,
    logo: null,
    register: null,
    registerWord: null,
  },
  place: 'London',
  nation: 'england',
  workplace: 'hybrid',
  level: 'senior',
  currency: 'GBP',
  payFrom: 68_000,
  payTo: 82_000,
  hoursPerWeek: 37.5,
  occupationCode: '2134',
  skills: [],
  publishedAt: '2026-11-01T09:00:00.000Z',
  closesOn: '2026-12-19',
  badges: { activelyHiring: false, growingFast: false },
  sponsorable: 'anyone',
  sponsorshipOffered: 'yes',
  payNote: null,
};
const employer = {
  name: 'Northgate Systems',
  about: null,
  website: null,
  industry: null,
  size: null,
  town: null,
};
const postedJob = (more: Partial<PostedJob['card']> = {}, answers: PostedJob['answers'] = {}): PostedJob => ({
  card: { ...card, ...more },
  answers: { employment: 'permanent', ...answers },
  employer,
  publishedAt: card.publishedAt,
});
const posting = (more?: Partial<PostedJob['card']>, answers?: PostedJob['answers']) =>
  jobPosting(postedJob(more, answers));

describe('JobPosting structured data', () => {
  it('holds what the employer wrote, with markup escaped', () => {
    expect(posting({}, { summary: 'Fast <b>& sound</b>.', about: 'One.\n\nTwo\nlines.' })).toEqual({
      '@type': 'JobPosting',
      title: 'Backend engineer',
      description: '<p>Fast &lt;b&gt;&amp; sound&lt;/b&gt;.</p><p>One.</p><p>Two<br>lines.</p>',
      identifier: { '@type': 'PropertyValue', name: 'Northgate Systems', value: card.id },
      datePosted: '2026-11-01',
      validThrough: '2026-12-19T23:59',
      employmentType: 'FULL_TIME',
      hiringOrganization: { '@type': 'Organization', name: 'Northgate Systems' },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressCountry: 'GB',
          addressRegion: 'England',
          addressLocality: 'London',
        },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'GBP',
        value: { '@type': 'QuantitativeValue', minValue: 68_000, maxValue: 82_000, unitText: 'YEAR' },
      },
    });
  });

  it('names the countries a remote job can be done from, and leaves out an absent closing date', () => {
    const remote = posting(
      { workplace: 'fully-remote', place: null, closesOn: null },
      { hiresFrom: ['Nigeria'] },
    );
    expect(remote).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [
        { '@type': 'Country', name: 'United Kingdom' },
        { '@type': 'Country', name: 'Nigeria' },
      ],
    });
    expect(remote).not.toHaveProperty('jobLocation');
    expect(remote).not.toHaveProperty('validThrough');
  });

  it.each([
    [{ employment: 'contract' as const }, 37.5, 'CONTRACTOR'],
    [{ employment: 'fixed-term' as const }, 37.5, 'TEMPORARY'],
    [{ employment: 'permanent' as const }, 20, 'PART_TIME'],
    [{ employment: 'permanent' as const }, 32, undefined],
  ])('%j at %d hours is %s', (answers, hoursPerWeek, type) => {
    expect(posting({ hoursPerWeek }, answers).employmentType).toBe(type);
  });
});

it('shortens the meta description between words', () => {
  const { description, canonical } = jobMeta(postedJob({}, { summary: 'word '.repeat(60) }));
  expect(description.startsWith('Northgate Systems, London, hybrid, £68,000 – £82,000. word')).toBe(true);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(description.endsWith('word…')).toBe(true);
  expect(canonical).toBe('/jobs/backend-engineer');
});
