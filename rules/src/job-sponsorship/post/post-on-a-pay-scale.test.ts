import { describe, expect, it } from 'vitest';
import { calendarDate } from '../../kernel/index.ts';
import {
  type PostFacts,
  postOptions,
  postSponsorship,
  rateQuestions,
  sponsorshipForWorker,
} from '../index.ts';

/** A mental health nurse's post (2235) in England, 37.5 hours, on 20 November 2026, unless given otherwise. */
function facts(pounds: number, overrides: Partial<PostFacts> = {}): PostFacts {
  return {
    day: calendarDate('2026-11-20'),
    occupationCode: '2235',
    currency: 'GBP',
    employment: 'permanent',
    payFromPence: pounds * 100,
    payToPence: pounds * 100,
    hoursPerWeek: 37.5,
    workNation: 'england',
    ...overrides,
  };
}

const bandFive = { payScaleRole: 'band-5' } as const;

describe('a code on a national pay scale, by its band, grade or role', () => {
  it.each([
    [24_999, 'nobody'],
    [25_000, 'unknown'],
    [60_000, 'unknown'],
  ])(
    'while it is not said, £%i is %s: never enough, and too little only below the threshold',
    (pounds, status) => {
      expect(postSponsorship(facts(pounds))).toMatchObject({ status, standardPence: null });
    },
  );

  it.each([
    [29_969, 'nobody', 'Below £29,970, the least for any new hire'],
    [29_970, 'anyone', 'At the £29,970 going rate for 2235'],
    [29_971, 'anyone', 'Above the £29,970 going rate for 2235'],
  ])('band 5 in England decides: £%i', (pounds, status, payNote) => {
    const verdict = postSponsorship(facts(pounds, bandFive));
    expect(verdict).toMatchObject({ status, payNote, standardPence: 29_970_00, missing: [] });
  });

  it('band 5 in Scotland is £31,892 for 37 hours, £30,168.11 for 35, and needs the nation', () => {
    const inScotland = { ...bandFive, workNation: 'scotland', hoursPerWeek: 37 } as const;
    expect(postSponsorship(facts(31_891, inScotland)).status).toBe('nobody');
    expect(postSponsorship(facts(31_892, inScotland)).status).toBe('anyone');
    expect(postSponsorship(facts(32_000, { ...inScotland, hoursPerWeek: 35 })).standardPence).toBe(30_168_11);
    expect(postSponsorship(facts(31_892, { ...bandFive, workNation: undefined }))).toMatchObject({
      status: 'unknown',
      missing: ['workNation'],
    });
  });

  it.each([
    [26_436, 'nobody', 'Below £26,436.80, the least for any new hire'],
    [27_000, 'anyone', 'Above the £26,436.80 National Living Wage for 6131 at 40 hours'],
  ])('an assistant in band 3 at 40 hours: the wage decides, and is named: £%i', (pounds, status, payNote) => {
    const assistant = { occupationCode: '6131', payScaleRole: 'band-3', hoursPerWeek: 40 };
    expect(postSponsorship(facts(pounds, assistant))).toMatchObject({ status, payNote });
  });

  it('band 2 can never be sponsored, whatever it pays', () => {
    expect(postSponsorship(facts(60_000, { payScaleRole: 'band-2' }))).toMatchObject({
      status: 'nobody',
      payNote: '2235 in this band, grade or role cannot be sponsored for somebody new',
      reason: expect.stringContaining('Band 1 and Band 2 cannot be sponsored'),
    });
  });

  it('a qualified teacher in England outside London needs £31,650 full time, by the share of full time', () => {
    const teacher = { occupationCode: '2313', payScaleRole: 'qualified', londonArea: 'none' } as const;
    expect(postSponsorship(facts(40_000, teacher))).toMatchObject({
      status: 'unknown',
      missing: ['shareOfFullTime'],
    });
    const fullTime = { ...teacher, shareOfFullTime: 100 } as const;
    expect(postSponsorship(facts(31_649, fullTime)).status).toBe('nobody');
    expect(postSponsorship(facts(31_650, fullTime)).status).toBe('anyone');
  });

  it('its one figure stands among the options, without hours that are not the scale’s', () => {
    const options = postOptions(facts(30_000, { ...bandFive, hoursPerWeek: 40 }));
    expect(options).toMatchObject({
      options: [{ group: 'anyone', option: 'K', minPence: 31_968_00, reachedBy: 'none' }],
      hours: null,
    });
  });

  it('a worker is told by the same figure', () => {
    const nurse = { isAuthorised: false, needsSponsorship: true, currentVisa: 'none' } as const;
    const status = (pounds: number, overrides = {}) =>
      sponsorshipForWorker(facts(pounds, overrides), { ...nurse, phd: 'none' }).status;
    expect(status(29_970)).toBe('unknown');
    expect(status(29_970, bandFive)).toBe('yes');
    expect(status(29_969, bandFive)).toBe('no');
  });
});

describe('2113 at £36,000, by the kind of employer', () => {
  const physicist = (employer: 'nhs' | 'nhs-supplier' | 'adult-social-care' | 'other', pounds = 36_000) =>
    postSponsorship(
      facts(pounds, { occupationCode: '2113', workNation: 'england', healthAndCare: { employer } }),
    );

  it('is enough for anyone in the NHS, from £35,100', () => {
    expect(physicist('nhs')).toMatchObject({ status: 'anyone', standardPence: 35_100_00, missing: [] });
    expect(physicist('nhs-supplier', 35_100).status).toBe('anyone');
    expect(physicist('adult-social-care', 35_099)).toMatchObject({ status: 'phd' });
  });

  it('is not at another employer, where £45,900 is the figure', () => {
    expect(physicist('other')).toMatchObject({
      status: 'new-entrants',
      standardPence: 45_900_00,
      missing: [],
    });
  });
});

describe('a band, grade or role that was chosen for another code or nation', () => {
  it('is not answered yet, and refuses nothing', () => {
    const teacher = { occupationCode: '2313', payScaleRole: 'band-5', londonArea: 'none' } as const;
    expect(postSponsorship(facts(40_000, teacher))).toMatchObject({
      status: 'unknown',
      missing: ['payScaleRole'],
    });
  });

  it('says nothing of a code on no scale', () => {
    expect(postSponsorship(facts(54_700, { occupationCode: '2134', payScaleRole: 'band-5' })).status).toBe(
      'anyone',
    );
  });
});

describe('what is asked of a job', () => {
  const questionsOf = (occupationCode: string, overrides: Partial<PostFacts> = {}) => {
    const { roles, ...asks } = rateQuestions({
      ...facts(30_000),
      workNation: undefined,
      occupationCode,
      ...overrides,
    });
    const names = Object.entries(asks).flatMap(([name, is]) => (is ? [name] : []));
    return [...(roles.length > 0 ? ['payScaleRole'] : []), ...names];
  };

  it.each([
    ['2134', {}, []],
    ['2235', {}, ['payScaleRole', 'workNation', 'healthCareEmployer']],
    ['2113', {}, ['healthCareEmployer']],
    ['6135', {}, ['healthCareEmployer']],
    ['2313', {}, ['payScaleRole', 'workNation']],
    ['2313', { workNation: 'england' }, ['payScaleRole', 'workNation', 'londonArea']],
    [
      '2313',
      { workNation: 'wales', payScaleRole: 'qualified' },
      ['payScaleRole', 'workNation', 'shareOfFullTime'],
    ],
  ] as const)('%s, %j: %j', (code, overrides, names) => {
    expect(questionsOf(code, overrides)).toEqual(names);
  });

  it('offers the bands of the nation', () => {
    const { roles } = rateQuestions(facts(30_000, { workNation: 'scotland' }));
    expect(roles.slice(0, 3)).toEqual([
      { id: 'band-1', title: 'Band 1' },
      { id: 'band-2', title: 'Band 2' },
      { id: 'band-3', title: 'Band 3' },
    ]);
  });
});
