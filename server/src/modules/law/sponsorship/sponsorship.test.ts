import type { JobAnswers } from '@portway/contracts/candidate/jobs/job-fields';
import type { JobCard } from '@portway/contracts/candidate/jobs/jobs';
import { readStoredAnswers } from '@portway/contracts/candidate/profile/profile';
import { expect, it } from 'vitest';
import { sponsorshipRepository } from './sponsorship.repository.ts';
import { sponsorshipService } from './sponsorship.service.ts';

const { judge, payNote, forMeOf, verdictsFor } = sponsorshipService({
  repository: sponsorshipRepository(),
  readAnswers: readStoredAnswers,
  standing: () => Promise.reject(new Error('No register is asked here.')),
});
const day = '2026-11-20';
const backend: JobAnswers = {
  occupationCode: '2134',
  currency: 'GBP',
  payFrom: 68_000,
  payTo: 82_000,
  hoursPerWeek: 37.5,
  employment: 'permanent',
  nation: 'england',
};
const card: JobCard = {
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
  payFrom: 38_000,
  payTo: 41_000,
  hoursPerWeek: 37.5,
  occupationCode: '2134',
  skills: [],
  publishedAt: '2026-11-01T09:00:00.000Z',
  closesOn: null,
  badges: { activelyHiring: false, growingFast: false },
  sponsorable: 'new-entrants',
  sponsorshipOffered: 'yes',
  payNote: null,
};

it('judges a stored job, in pence, and links to prefilled calculators', () => {
  const post = judge(backend, day);
  expect(post).toMatchObject({
    status: 'anyone',
    testedPence: 82_000_00,
    standardPence: 54_700_00,
    judgedOn: '2026-11-20',
    recordedTo: '2026-10-10',
    calculator:
      '/salary-calculator/calculate?role=2134&hours=37.5&salary=82000&workNation=england&under26=no&newEntrantLimb=none',
    costs: '/immigration-skill-charge-calculator/calculate?role=2134',
  });
  // Where it is enough for new entrants alone, the calculator has that preset.
  expect(judge({ ...backend, payTo: 41_000 }, day).calculator).not.toContain('under26');
  expect(payNote(post)).toBe('Above the £54,700 going rate for 2134');
});

it('lists what a draft lacks, and gives no figure', () => {
  expect(judge({ title: 'Something' }, day)).toMatchObject({
    status: 'unknown',
    missing: ['occupationCode', 'payTo', 'hoursPerWeek'],
    calculator: '/salary-calculator/calculate',
    costs: null,
  });
});

it('says the same on a card as for the whole job and the same person', () => {
  const abroad = { isAuthorised: false, needsSponsorship: true, currentVisa: 'none', phd: 'none' } as const;
  expect(forMeOf({ ...abroad, newEntrantGround: 'none' }, card, day)).toBe('depends');
  expect(
    forMeOf({ ...abroad, newEntrantGround: 'postdoctoral' }, { ...card, occupationCode: '2119' }, day),
  ).toBe('yes');
  // A card does not say that it is contract work; that it could not be judged is enough.
  expect(forMeOf({ ...abroad, newEntrantGround: 'none' }, { ...card, sponsorable: 'unknown' }, day)).toBe(
    'unknown',
  );
  expect(forMeOf({ ...abroad, needsSponsorship: false, isAuthorised: true }, card, day)).toBe('not-needed');
  expect(verdictsFor({ needsSponsorship: false }, day)).toBe('all');
});
