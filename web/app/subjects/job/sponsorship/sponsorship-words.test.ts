import type { JobSponsorship, RegisterEntry } from '@portway/contracts/candidate/jobs/job-sponsorship';
import { describe, expect, it } from 'vitest';
import { entryPath } from '../../company/register-words.ts';
import {
  employerAnswer,
  excludedOptions,
  forMeAnswer,
  limbsOf,
  payAnswer,
  payFigures,
} from './sponsorship-words.ts';

const post: JobSponsorship['post'] = {
  status: 'new-entrants',
  reason: 'Said on 2026-11-20.',
  testedPence: 41_000_00,
  lowEndPasses: true,
  standardPence: 54_700_00,
  newEntrantPence: 38_300_00,
  phdPence: null,
  stemPhdPence: 58_346_67,
  payNote: null,
  judgedOn: '2026-11-20',
  recordedTo: '2026-10-05',
  missing: [],
  warnings: [{ code: 'list-ends', message: 'It ends on 2026-12-31.' }],
  steps: [],
  calculator: '/salary-calculator/calculate',
  costs: null,
};
const entry: RegisterEntry = {
  id: 1,
  slug: 'northgate-systems-ltd-london-1',
  name: 'Northgate Systems Ltd',
  town: 'London',
  county: null,
  lastSeenOn: '2026-11-20',
  ratings: [
    { rating: 'Worker (A rating)', route: 'Skilled Worker' },
    { rating: 'Worker (A rating)', route: 'Charity Worker' },
  ],
};
const none: JobSponsorship['register'] = {
  status: 'not-found',
  edition: { publishedOn: '2026-11-20' },
  confirmed: null,
  confirmedOn: null,
  candidates: [],
  sponsorsSkilledWorkers: 'unknown',
};
const employer = (
  register: Partial<JobSponsorship['register']>,
  offered: JobSponsorship['offered'] = 'yes',
) => employerAnswer({ offered, register: { ...none, ...register }, post });

it('leads to the entry that the employer named, else to the likeliest', () => {
  const candidate = { entry, confidence: 'likely' as const, because: [] };
  expect(entryPath({ ...none, confirmed: entry })).toBe('/sponsors/northgate-systems-ltd-london-1');
  expect(entryPath({ ...none, candidates: [candidate] })).toBe('/sponsors/northgate-systems-ltd-london-1');
  expect(entryPath(none)).toBeUndefined();
});

describe('the pay', () => {
  it('is stated with its figures, those that apply to nobody left out, and with what is ending', () => {
    expect(payAnswer(post)).toEqual({
      mark: 'good',
      title: 'The pay is enough for new entrants only',
      lines: ['Said on 20 November 2026.', 'It ends on 31 December 2026.'],
    });
    expect(payFigures(post).map(({ figure }) => figure)).toEqual([
      '£41,000',
      '£54,700',
      '£38,300',
      '£58,346.67',
    ]);
  });

  it.each([
    ['nobody', 'Below £38,300', 'bad', 'The pay is not enough to sponsor a new worker'],
    [
      'nobody',
      '1112 cannot be sponsored for somebody new',
      'bad',
      'This job cannot be sponsored for a new worker',
    ],
    ['unknown', null, 'open', 'We cannot tell whether the pay is enough'],
  ] as const)('%s, with the note %s: %s', (status, payNote, mark, title) => {
    expect(payAnswer({ ...post, status, payNote })).toMatchObject({ mark, title });
  });

  it('is no plain yes where only the top of the range is enough', () => {
    for (const [status, title] of [
      ['anyone', 'The top of the pay is enough for anyone'],
      ['new-entrants', 'The top of the pay is enough for new entrants only'],
    ] as const)
      expect(payAnswer({ ...post, status, lowEndPasses: false })).toMatchObject({ mark: 'open', title });
  });
});

describe('the employer', () => {
  const cases: readonly (readonly [Partial<JobSponsorship['register']>, string, string])[] = [
    [
      { status: 'no-register', edition: null },
      'open',
      'Our copy of the register of sponsors is not loaded yet, so we cannot say.',
    ],
    [{}, 'open', 'We found no entry with this name on the register of 20 November 2026.'],
    [
      { status: 'confirmed', confirmed: entry, sponsorsSkilledWorkers: true },
      'open',
      'as Northgate Systems Ltd, London: Worker (A rating), Skilled Worker, Charity Worker. The employer says that this entry is theirs.',
    ],
    [
      {
        status: 'confirmed',
        confirmed: { ...entry, ratings: entry.ratings.slice(1) },
        sponsorsSkilledWorkers: false,
      },
      'bad',
      'Worker (A rating), Charity Worker. This licence does not cover Skilled Workers.',
    ],
    [
      {
        status: 'confirmed',
        confirmed: { ...entry, ratings: [{ rating: 'Worker (B rating)', route: 'Skilled Worker' }] },
        sponsorsSkilledWorkers: false,
      },
      'bad',
      'Skilled Worker. It is rated B, so it cannot give a new worker a Certificate of Sponsorship until it is rated A again. To be confirmed on GOV.UK.',
    ],
    [
      {
        status: 'confirmed',
        confirmed: { ...entry, lastSeenOn: '2026-10-01' },
        sponsorsSkilledWorkers: false,
      },
      'bad',
      'is no longer on the register. The edition of 1 October 2026 was the last to list it.',
    ],
    [
      {
        status: 'candidates',
        candidates: [{ entry, confidence: 'exact', because: [] }],
        sponsorsSkilledWorkers: true,
      },
      'open',
      'an entry with the same name in the same town',
    ],
    [
      { status: 'candidates', candidates: [{ entry, confidence: 'likely', because: ['The same name.'] }] },
      'open',
      'an entry that may be this employer: Northgate Systems Ltd, London',
    ],
  ];
  it.each(cases)('%j', (register, mark, words) => {
    const answer = employer(register);
    expect(answer.mark).toBe(mark);
    expect(answer.lines.join(' ')).toContain(words);
    expect(answer.lines).toContain('We have not checked that this employer is who it says it is.');
  });

  it('a register edition two months old proves nothing, and says so', () => {
    const on = (publishedOn: string) =>
      employer({
        status: 'confirmed',
        confirmed: { ...entry, lastSeenOn: publishedOn },
        edition: { publishedOn },
        sponsorsSkilledWorkers: true,
      });
    expect(on('2026-09-21').lines.join(' ')).not.toContain('Look the employer up');
    expect(on('2026-09-20').lines.at(-1)).toContain('That edition is old');
    expect(on('2021-11-02').lines.at(-1)).toContain('That edition is old');
  });

  it('an employer who rules sponsorship out is believed, whatever the register says', () => {
    expect(
      employer({ status: 'confirmed', confirmed: entry, sponsorsSkilledWorkers: true }, 'no'),
    ).toMatchObject({
      mark: 'bad',
      title: 'The employer does not sponsor this job',
    });
    expect(employer({}, null).title).toBe('The employer says nothing about sponsorship');
  });
});

it('says until which day a user is a new entrant by age, and nothing to a user who needs no sponsor', () => {
  const limb = { status: 'yes', because: 'Under 26.' } as const;
  const mine = {
    status: 'yes' as const,
    headline: '',
    reasons: [],
    lowestPence: null,
    shortByPence: null,
    newEntrant: { ...limb, until: '2026-12-19' },
    switching: limb,
    phd: limb,
    excluded: [
      { title: 'Transitional, new entrant', because: 'Only under the rules before 2024-04-04.' },
      { title: 'Standard', because: 'Another reason.' },
      { title: 'Transitional, with a STEM PhD', because: 'Only under the rules before 2024-04-04.' },
    ],
    missing: [],
    steps: [],
  };
  expect(excludedOptions(mine)).toEqual([
    {
      titles: 'Transitional, new entrant · Transitional, with a STEM PhD',
      because: 'Only under the rules before 4 April 2024.',
    },
    { titles: 'Standard', because: 'Another reason.' },
  ]);
  expect(limbsOf(mine)[0]?.words).toBe('Under 26. Your age counts until 19 December 2026.');
  expect(limbsOf({ ...mine, status: 'not-needed' })).toEqual([]);
  const headline = 'On 2027-01-11 it can be at most 29 months.';
  expect(forMeAnswer({ ...mine, headline }).title).toBe('On 11 January 2027 it can be at most 29 months.');
});
