import { expect, it } from 'vitest';
import { factsOf } from './facts-of.ts';

const card = {
  id: 'one',
  slug: 'one',
  title: 'Engineer',
  employer: {
    name: 'Northgate',
    slug: 'northgate',
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
  occupationCode: null,
  skills: [],
  publishedAt: '2026-11-20T10:00:00.000Z',
  closesOn: '2026-12-01',
  badges: { activelyHiring: false, growingFast: false },
  sponsorable: 'unknown',
  sponsorshipOffered: null,
  payNote: null,
} as const;
const textsOf = (facts: ReturnType<typeof factsOf>) => facts.map(({ label, text }) => `${label}: ${text}`);

it('a complete job lists its facts in the order in which people look for them', () => {
  const answers = {
    collaborationHours: { from: '09:30', to: '15:00' },
    hiresFrom: ['Nigeria', 'Kenya'],
    relocation: true,
    sponsorship: 'yes',
    employment: 'permanent',
  } as const;
  const facts = factsOf({
    card: { ...card, skills: [] },
    answers: { ...answers, hiresFrom: [...answers.hiresFrom] },
    hiringContact: 'Robin',
  });
  expect(textsOf(facts)).toEqual([
    'Location: London, England',
    'Pay: £68,000 – £82,000',
    'Remote policy: Hybrid',
    'Collaboration hours: 09:30 to 15:00',
    'Visa sponsorship: The employer says it would sponsor this job',
    'Hires remotely in: Nigeria, Kenya',
    'Relocation: Helps with moving to the UK',
    'Hiring contact: Robin',
    'Level: Senior Level',
    'Contract: Permanent',
    'Apply by: 1 December 2026',
  ]);
});

it('facts that the employer left out are listed as not given', () => {
  const facts = factsOf({
    card: { ...card, skills: [], place: null, nation: null, closesOn: null },
    answers: {},
    hiringContact: null,
  });
  expect(textsOf(facts).filter((fact) => /Not|UK/.test(fact))).toEqual([
    'Location: The UK',
    'Collaboration hours: Not answered',
    'Visa sponsorship: Not answered',
    'Hires remotely in: Not answered',
    'Relocation: Not answered',
    'Hiring contact: Not named',
  ]);
});
