import { describe, expect, it } from 'vitest';
import { calendarDate } from '../../kernel/index.ts';
import { type PostFacts, postsOpenTo, sponsorshipForWorker, type WorkerFacts } from '../index.ts';

const day = calendarDate;
const adultWorker = { bornOn: day('1990-01-01'), newEntrantGround: 'none', phd: 'none' } as const;

interface Variation {
  readonly on?: string;
  readonly pounds?: number;
  readonly job?: Partial<PostFacts>;
}

/** A worker abroad who needs a sponsor, for a programmer's post (2134) at £41,000, on 20 November 2026. */
function forMe(worker: WorkerFacts, { on = '2026-11-20', pounds = 41_000, job = {} }: Variation = {}) {
  const facts = {
    day: day(on),
    occupationCode: '2134',
    currency: 'GBP',
    employment: 'permanent' as const,
    payToPence: pounds * 100,
    hoursPerWeek: 37.5,
    ...job,
  };
  return sponsorshipForWorker(facts, {
    isAuthorised: false,
    needsSponsorship: true,
    currentVisa: 'none',
    ...worker,
  });
}

describe('who needs none', () => {
  it.each([
    { needsSponsorship: false, isAuthorised: true },
    { needsSponsorship: false, isAuthorised: undefined },
    { needsSponsorship: undefined, isAuthorised: true, currentVisa: 'none' as const },
  ])('%j', (worker) => {
    expect(forMe(worker)).toMatchObject({ status: 'not-needed', lowestPence: null, missing: [] });
  });

  it('learns when the permission ends', () => {
    const worker = { needsSponsorship: false, isAuthorised: true, currentVisa: 'graduate' } as const;
    expect(forMe({ ...worker, visaExpires: day('2027-05-05') }).reasons).toContain(
      'Your permission ends on 2027-05-05. After that day, this could change.',
    );
  });

  it('is not known once the permission in the profile has ended', () => {
    const worker = { needsSponsorship: false, isAuthorised: true, currentVisa: 'graduate' } as const;
    expect(forMe({ ...worker, visaExpires: day('2026-11-19') })).toMatchObject({
      status: 'unknown',
      headline: 'We cannot tell whether you need sponsorship for this job.',
      reasons: ['Your profile says that your permission ended on 2026-11-19: bring it up to date.'],
    });
    expect(forMe({ ...worker, visaExpires: day('2026-11-20') }).status).toBe('not-needed');
    expect(postsOpenTo({ ...worker, visaExpires: day('2026-11-19') }, day('2026-11-20'))).toEqual(['anyone']);
  });

  it('is not a worker who says that they may not work here', () => {
    expect(forMe({ needsSponsorship: false, isAuthorised: false, ...adultWorker }).status).toBe('no');
  });
});

describe('a new entrant by age, until the day before the 26th birthday', () => {
  it.each([
    ['2026-11-20', 'yes', 38_300_00, '2026-11-20'],
    ['2026-11-21', 'no', 54_700_00, null],
  ])('born on 21 November 2000, on %s: %s', (on, status, lowestPence, until) => {
    const verdict = forMe({ ...adultWorker, bornOn: day('2000-11-21') }, { on });
    expect(verdict).toMatchObject({ status, lowestPence, newEntrant: { status, until } });
  });

  it('with the amount by which the pay falls short', () => {
    expect(forMe(adultWorker)).toMatchObject({
      status: 'no',
      shortByPence: 13_700_00,
      headline: 'The pay is £13,700 a year short of the lowest figure that could apply to you.',
    });
  });

  it('depends on facts missing from the profile, which it names', () => {
    expect(forMe({})).toMatchObject({
      status: 'depends',
      missing: ['bornOn', 'newEntrantGround'],
      newEntrant: {
        because: 'Your profile does not say when you were born, nor whether there is another reason.',
      },
    });
  });
});

describe('a new entrant on the permission held now', () => {
  const graduate = {
    ...adultWorker,
    newEntrantGround: undefined,
    isAuthorised: true,
    currentVisa: 'graduate',
  } as const;

  it.each([
    [24, 'yes', 'at most 23 months'],
    [35, 'yes', 'at most 12 months'],
    [36, 'depends', 'at most 11 months'],
    [46, 'depends', 'at most 1 month'],
    [48, 'no', 'none of the 48 months of a new entrant are left'],
    [undefined, 'depends', 'does not say how many months of permission you have held'],
  ])('a Graduate after %s months: %s', (monthsHeld, status, because) => {
    const verdict = forMe({ ...graduate, monthsHeld });
    expect(verdict).toMatchObject({ status, newEntrant: { because: expect.stringContaining(because) } });
    expect(verdict.missing).toEqual(monthsHeld === undefined ? ['monthsHeld'] : []);
    // A yes comes with its limits, and the search leaves out posts for which it would hardly last.
    const reasons = verdict.reasons.join(' ');
    const isOpen = status === 'yes' || (monthsHeld ?? 48) < 48;
    expect(reasons.includes(because) && reasons.includes('Any months since then count too')).toBe(isOpen);
    const openPosts = postsOpenTo({ ...graduate, needsSponsorship: true, monthsHeld }, day('2026-11-20'));
    expect(openPosts.length > 1).toBe(status === 'yes');
  });

  it.each([
    ['2024-11-20', 'depends', ['currentVisa', 'bornOn', 'newEntrantGround', 'phd']],
    ['2024-11-21', 'yes', []],
  ])('last permission as a Graduate that ended on %s: %s', (endDay, status, missing) => {
    const worker = { currentVisa: 'graduate', newEntrantGround: 'graduate', monthsHeld: 24 } as const;
    const verdict = forMe({ ...worker, visaExpires: day(endDay) });
    expect(verdict).toMatchObject({ status, missing });
    expect(verdict.reasons).toContain(
      `Your profile says that your permission ended on ${endDay}: bring it up to date.`,
    );
  });

  it('does not count a permission that has ended', () => {
    expect(forMe({ ...graduate, monthsHeld: 24, visaExpires: day('2026-11-19') }).status).not.toBe('yes');
    expect(forMe({ ...graduate, monthsHeld: 24, visaExpires: day('2026-11-20') }).status).toBe('yes');
  });
});

it('says yes only if the bottom of the range is enough too', () => {
  const range = (worker: WorkerFacts, low: number) =>
    forMe(worker, { pounds: 54_700, job: { payFromPence: low * 100 } });
  expect(range(adultWorker, 54_700).status).toBe('yes');
  expect(range(adultWorker, 20_000)).toMatchObject({
    status: 'depends',
    headline: 'Only the upper part of the pay is enough to sponsor you, based on your profile.',
    missing: [],
  });
  const pays = (job: Partial<PostFacts>) => forMe(adultWorker, { pounds: 54_700, job }).reasons[0];
  expect(pays({})).toMatch(/; the job pays up to £54,700\.$/);
  expect(pays({ startsOn: day('2027-03-01') })).toMatch(/; the offer pays £54,700\.$/);
  expect(range(adultWorker, 20_000).reasons).toContain(
    'The job pays £20,000 to £54,700. It is enough for you only from £54,700.',
  );
  const young = { ...adultWorker, bornOn: day('2001-02-03') };
  expect(range(young, 38_300)).toMatchObject({ status: 'yes' });
  expect(range(young, 38_300).reasons).toContain(
    'Your age makes you a new entrant until 2027-02-02, so you would have to apply by then.',
  );
  expect(range(young, 38_299)).toMatchObject({ status: 'depends' });
});

describe('no lower figure is swallowed', () => {
  it('“could apply to you” is said only where the profile excludes every lower one', () => {
    const young = forMe({ newEntrantGround: 'none', phd: 'none' }, { pounds: 38_000 });
    expect(young).toMatchObject({
      status: 'no',
      lowestPence: 38_300_00,
      shortByPence: 300_00,
      headline:
        'The salary is £300 a year short of the lowest figure that may apply, £38,300 for a new entrant, and £16,700 short of £54,700 otherwise.',
    });
    expect(young.reasons.join(' ')).not.toContain('could apply');
  });
});

describe('an offer whose certificate is longer than a new entrant may have', () => {
  const graduate = {
    ...adultWorker,
    newEntrantGround: undefined,
    isAuthorised: true,
    currentVisa: 'graduate',
    monthsHeld: 19,
  } as const;
  it.each([
    // 48 less 19 held are 29; permission runs on for 14 days after the certificate.
    [28, 'yes', 'The pay is enough to sponsor you, based on your profile.'],
    [29, 'depends', 'the certificate of 29 months is too long. On 2026-11-20 it can be at most 28 months'],
    [36, 'depends', 'the certificate of 36 months is too long. On 2026-11-20 it can be at most 28 months'],
  ])('%i months with 19 held: %s', (months, status, headline) => {
    const verdict = forMe(graduate, { job: { months } });
    expect(verdict.status).toBe(status);
    expect(verdict.headline).toContain(headline);
  });

  it.each([
    [35, 'yes'],
    [36, 'depends'],
  ])('a certificate of one year for a job of one year, with %i months held: %s', (monthsHeld, status) => {
    expect(forMe({ ...graduate, monthsHeld }, { job: { months: 12 } }).status).toBe(status);
  });

  it('says nothing of it where the pay is enough for anyone', () => {
    expect(forMe(graduate, { pounds: 54_700, job: { months: 36 } }).headline).not.toContain('too long');
  });
});

describe('switching', () => {
  it.each([
    ['none', 'no', 'outside the UK'],
    ['graduate', 'yes', 'Graduate visa'],
    ['student', 'unknown', 'the course is completed'],
    ['other', 'unknown', 'You cannot apply from: Visitor'],
    [undefined, 'unknown', 'Tell us which visa'],
  ] as const)('%s: %s', (currentVisa, status, because) => {
    expect(forMe({ currentVisa }).switching).toEqual({ status, because: expect.stringContaining(because) });
  });

  it('6135 is closed from outside the UK; inside it depends on the months with the sponsor', () => {
    const care = { job: { occupationCode: '6135' }, pounds: 45_000 };
    expect(forMe(adultWorker, care).status).toBe('no');
    const inside = forMe({ ...adultWorker, isAuthorised: true, currentVisa: 'dependent' }, care);
    expect(inside.status).toBe('depends');
    expect(inside.reasons.join(' ')).toContain('how many months of legal work');
  });

  it('a Skilled Worker may have been in the route before 4 April 2024; months held may have grown since the profile was written', () => {
    const skilled = { ...adultWorker, isAuthorised: true, currentVisa: 'skilled' } as const;
    expect(forMe({ ...skilled, monthsHeld: 12 }).status).toBe('depends');
    expect(forMe({ ...skilled, monthsHeld: 60 }).status).toBe('depends');
  });
});

describe('a PhD', () => {
  it.each([
    ['stem', 43_700, 'depends'],
    ['stem', 43_699, 'no'],
    ['relevant', 49_200, 'depends'],
    ['relevant', 49_199, 'no'],
    ['none', 54_699, 'no'],
    ['none', 54_700, 'yes'],
  ] as const)('%s at £%i: %s, because no profile can say whether it is relevant', (phd, pounds, status) => {
    expect(forMe({ ...adultWorker, phd }, { pounds }).status).toBe(status);
  });

  it('does nothing for 3544, whose list ends', () => {
    const verdict = forMe(
      { ...adultWorker, phd: 'stem' },
      { job: { occupationCode: '3544' }, pounds: 41_700 },
    );
    expect(verdict).toMatchObject({ status: 'yes', phd: { status: 'no' } });
    expect(verdict.reasons.join(' ')).toContain('by 2026-12-30, the last safe day');
  });
});

it.each([{ currency: 'USD' }, { employment: 'contract' as const }, { occupationCode: undefined }])(
  'a post with no known facts stays unknown: %j',
  (job) => {
    expect(forMe(adultWorker, { job })).toMatchObject({ status: 'unknown', lowestPence: null });
  },
);

it.each([
  [{ needsSponsorship: false }, 'all'],
  [{ needsSponsorship: true, bornOn: day('2001-01-01') }, ['anyone', 'phd', 'new-entrants']],
  [{ ...adultWorker, needsSponsorship: true, phd: 'stem' as const }, ['anyone']],
  [{}, ['anyone']],
])('a search for %j takes in the posts that are enough for certain', (worker, posts) => {
  expect(postsOpenTo(worker, day('2026-11-20'))).toEqual(posts);
});

it('pay alone is not a yes for a Student or the holder of another permission: switching is judged separately', () => {
  const headline = (currentVisa: 'student' | 'other' | 'graduate') =>
    forMe({ ...adultWorker, isAuthorised: true, currentVisa, monthsHeld: 12 }, { pounds: 60_000 }).headline;
  expect(headline('student')).toContain('Whether you can apply inside the UK is a separate question');
  expect(headline('other')).toContain('Whether you can apply inside the UK is a separate question');
  expect(headline('graduate')).toBe('The pay is enough to sponsor you, based on your profile.');
});
