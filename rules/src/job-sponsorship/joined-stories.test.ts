import { describe, expect, it } from 'vitest';
import { type HirePlanFacts, hirePlan } from '../hire-plan/index.ts';
import { calendarDate } from '../kernel/index.ts';
import { type PostFacts, postSponsorship, sponsorshipForWorker, type WorkerFacts } from './index.ts';

/*
 * Stories of one hire each, read from the facts by somebody who had not seen the code, on 28 November 2026. The expected
 * values are theirs. Where they judged the law to be uncertain, the test asks that it is said to be open.
 */
const day = calendarDate;
const today = day('2026-11-28');

const licensed: HirePlanFacts = {
  occupationCode: '2134',
  hours: { perWeek: 37.5 },
  months: 36,
  assignedOn: today,
  location: 'outside',
  sponsorSize: 'large',
  holdsLicence: true,
};
const nothing = { under26: false, newEntrantLimb: 'none', phd: 'none' } as const;
const unlicensed = { ...licensed, ...nothing, holdsLicence: false };
const priority = { type: 'worker' as const, priority: true, appliedOn: today };
const verdictOf = (plan: HirePlanFacts) => hirePlan(plan).sponsorable;
const least = (plan: HirePlanFacts) => {
  const { salary } = hirePlan(plan);
  return 'options' in salary ? (salary.lowest?.minimumAnnualPence ?? null) : null;
};
const on = (plan: HirePlanFacts, id: string) => hirePlan(plan).timeline.find((step) => step.id === id);

function post(code: string, pounds: number, more: Partial<PostFacts> = {}): PostFacts {
  const gbp = { currency: 'GBP', employment: 'permanent' as const };
  return { day: today, occupationCode: code, ...gbp, payToPence: pounds * 100, hoursPerWeek: 37.5, ...more };
}
const adultWorker: WorkerFacts = { needsSponsorship: true, phd: 'none', newEntrantGround: 'none' };
const abroad: WorkerFacts = {
  ...adultWorker,
  isAuthorised: false,
  currentVisa: 'none',
  bornOn: day('1995-05-05'),
};

describe('S01 to S04: lists that end, and a birthday, before an ordinary licence', () => {
  const analyst = { ...unlicensed, occupationCode: '3544', salaryPence: 41_700_00 };

  it('S01 data analyst: a barrier on the ordinary timeline, open with licence priority, last safe day 30 December', () => {
    expect(verdictOf(analyst)).toMatchObject({ verdict: 'barrier', lastSafeDay: '2026-12-30' });
    expect(verdictOf({ ...analyst, licence: priority })).toMatchObject({
      verdict: 'more-to-find-out',
      lastSafeDay: '2026-12-30',
    });
    expect(postSponsorship(post('3544', 41_700)).lastSafeDay).toBe('2026-12-30');
    expect(sponsorshipForWorker(post('3544', 41_700), abroad).reasons.join(' ')).toContain('2026-12-30');
  });

  it('S02 boat builder: asked for on 30 December is one day late; Glasgow £33,700, Plymouth £41,700', () => {
    const builder = { ...licensed, ...nothing, occupationCode: '5235' };
    const plymouth = { ...builder, workNation: 'england' as const, salaryPence: 41_700_00 };
    expect(verdictOf({ ...plymouth, assignedOn: day('2026-12-30') }).verdict).toBe('barrier');
    expect(verdictOf(plymouth)).toMatchObject({ verdict: 'no-obvious-barrier', lastSafeDay: '2026-12-30' });
    const glasgow = { ...builder, workNation: 'scotland' as const, salaryPence: 34_000_00 };
    expect([least(glasgow), verdictOf(glasgow).verdict]).toEqual([33_700_00, 'no-obvious-barrier']);
    expect(verdictOf({ ...plymouth, salaryPence: 34_000_00 })).toMatchObject({
      verdict: 'barrier',
      reason: expect.stringContaining('£7,700'),
    });
  });

  it('S03 graphic designer at £33,400: £8,300 short on the ordinary timeline, open to a STEM PhD or new entrant', () => {
    const designer = { ...unlicensed, occupationCode: '2142', salaryPence: 33_400_00 };
    expect(verdictOf(designer)).toMatchObject({ verdict: 'barrier', lastSafeDay: '2026-12-30' });
    expect(verdictOf(designer).reason).toContain('£8,300');
    const unknown = {
      ...designer,
      under26: undefined,
      newEntrantLimb: undefined,
      phd: undefined,
    };
    expect(verdictOf(unknown).verdict).toBe('more-to-find-out');
    expect(verdictOf(unknown).reason).toContain('(from £33,400)');
  });

  it('S04 developer born on 20 January 2001: a new entrant by age for an application up to 19 January', () => {
    const born = { ...abroad, bornOn: day('2001-01-20') };
    const offer = (appliedOn: string) =>
      sponsorshipForWorker(post('2134', 41_000, { appliedOn: day(appliedOn), months: 36 }), born).status;
    expect(offer('2027-01-19')).toBe('yes');
    expect(offer('2027-01-20')).toBe('no');
    expect(postSponsorship(post('2134', 41_000))).toMatchObject({
      status: 'new-entrants',
      newEntrantPence: 38_300_00,
      standardPence: 54_700_00,
    });
  });
});

describe('S05 to S08: who the person is', () => {
  it('S05 a Graduate with 19 months held: at most 28 months of certificate, and the employer reads “may be enough”', () => {
    const graduate: WorkerFacts = {
      needsSponsorship: true,
      isAuthorised: true,
      currentVisa: 'graduate',
      visaExpires: day('2027-04-28'),
      bornOn: day('1998-06-15'),
      monthsHeld: 19,
      phd: 'none',
    };
    const mine = (months: number) => sponsorshipForWorker(post('2134', 41_000, { months }), graduate);
    expect(mine(28).status).toBe('yes');
    expect(mine(29).headline).toContain('at most 28 months');
    expect(mine(36).headline).toContain('at most 28 months');
    const offer = verdictOf({ ...licensed, location: 'inside', salaryPence: 41_000_00 });
    expect(offer.verdict).toBe('more-to-find-out');
    expect(offer.reason).toContain('for a new entrant (from £38,300)');
    expect(offer.reason).toContain('the certificate may have to be shorter');
  });

  it('S06 tester at 40 hours and £35,000: £626.67 short for a new entrant by study, £35,627 is enough', () => {
    const tester = {
      ...licensed,
      ...({
        occupationCode: '2136',
        hours: { perWeek: 40 },
        location: 'inside',
        visaType: 'student',
      } as const),
      ...({ under26: false, newEntrantLimb: 'student', newEntrantStudy: 'due-within-3-months' } as const),
      ...({ phd: 'none', studentSwitch: 'course-completed', courseEndsOn: day('2027-01-29') } as const),
    };
    expect(verdictOf({ ...tester, salaryPence: 35_000_00 })).toMatchObject({ verdict: 'barrier' });
    expect(verdictOf({ ...tester, salaryPence: 35_000_00 }).reason).toContain('£626.67');
    expect(least({ ...tester, salaryPence: 35_627_00 })).toBe(35_626_67);
  });

  it('S07 mechanical engineer at £38,000: C £37,400, B £42,100, A £46,800, E £33,400; the plan depends on the PhD', () => {
    const engineer = { ...licensed, occupationCode: '2122', salaryPence: 38_000_00 };
    expect(verdictOf(engineer).verdict).toBe('more-to-find-out');
    expect(verdictOf(engineer).reason).toContain('with a STEM PhD relevant to the job (from £37,400)');
    expect(least({ ...engineer, ...nothing, phd: 'stem' })).toBe(37_400_00);
    expect(verdictOf({ ...engineer, ...nothing, phd: 'relevant' }).reason).toContain('£4,100');
    expect(verdictOf({ ...engineer, ...nothing }).reason).toContain('£8,800');
    expect(sponsorshipForWorker(post('2122', 38_000), { ...abroad, phd: 'stem' }).status).toBe('depends');
  });

  it('S08 developer in the route: F £40,000 by the first certificate of 3 April 2024, not by the grant', () => {
    const developer = {
      ...licensed,
      ...nothing,
      ...({ location: 'inside', visaType: 'skilled', salaryPence: 41_000_00 } as const),
      inRouteSince: day('2024-05-20'),
    };
    const first = (certificate: string) => ({ ...developer, firstCertificateOn: day(certificate) });
    expect([verdictOf(first('2024-04-03')).verdict, least(first('2024-04-03'))]).toEqual([
      'no-obvious-barrier',
      40_000_00,
    ]);
    expect(verdictOf(first('2024-04-04'))).toMatchObject({
      verdict: 'barrier',
      reason: expect.stringContaining('£13,700'),
    });
  });
});

describe('S09 to S12: jobs that are closed to someone new, and pay scales', () => {
  it('S09 project support officer: closed to a new hire, E £33,400 or A £41,700 for a worker from before 22 July 2025', () => {
    const officer = { ...licensed, ...nothing, occupationCode: '3543', salaryPence: 34_000_00 };
    expect(verdictOf(officer).verdict).toBe('barrier');
    const stays = { ...officer, location: 'inside' as const, visaType: 'skilled' as const };
    const since = {
      ...stays,
      ...{ inRouteSince: day('2024-09-02'), firstCertificateOn: day('2024-08-12') },
      ...{ monthsHeld: 27, months: 19 },
    };
    expect(least({ ...since, under26: true })).toBe(33_400_00);
    expect(verdictOf(since)).toMatchObject({ verdict: 'barrier', reason: expect.stringContaining('£7,700') });
  });

  it('S10 warehouse operative at 39 hours: £552 short with the same sponsor, closed with another', () => {
    const operative = {
      ...licensed,
      ...nothing,
      ...({
        occupationCode: '9252',
        hours: { perWeek: 39 },
        location: 'inside',
        visaType: 'skilled',
      } as const),
      ...{ inRouteSince: day('2023-06-15'), monthsHeld: 42, salaryPence: 32_000_00 },
    };
    expect(verdictOf({ ...operative, sameSponsor: true })).toMatchObject({
      verdict: 'barrier',
      reason: expect.stringContaining('£552'),
    });
    expect(least({ ...operative, sameSponsor: true })).toBe(32_552_00);
    expect(verdictOf({ ...operative, sameSponsor: false, salaryPence: 60_000_00 }).verdict).toBe('barrier');
  });

  it('S11 chef taken over: F £31,300 for one since November 2023, £10,200 short of A for one since October 2024', () => {
    const chef = {
      ...licensed,
      ...nothing,
      ...({
        occupationCode: '5434',
        hours: { perWeek: 45 },
        location: 'inside',
        visaType: 'skilled',
      } as const),
      salaryPence: 31_500_00,
    };
    const since = { ...chef, inRouteSince: day('2023-11-06'), monthsHeld: 37 };
    expect([verdictOf(since).verdict, least(since)]).toEqual(['no-obvious-barrier', 31_300_00]);
    // Granted within six months of 4 April 2024: only the certificate tells which rules governed it.
    const unknown = { ...chef, inRouteSince: day('2024-10-01'), monthsHeld: 26 };
    expect(verdictOf(unknown).verdict).toBe('more-to-find-out');
    const later = { ...unknown, firstCertificateOn: day('2024-09-02') };
    expect(verdictOf(later)).toMatchObject({
      verdict: 'barrier',
      reason: expect.stringContaining('£10,200'),
    });
    expect(on({ ...since, holdsLicence: false }, 'visa-decision')?.latest).toBe('2027-03-19');
  });

  it('S12 nurse: Band 5 in England £29,970, Band 6 £5,338 short; £972 or £10,995 by the kind of employer', () => {
    const nurse = {
      ...licensed,
      ...nothing,
      ...({ occupationCode: '2237', workNation: 'england', salaryPence: 32_000_00 } as const),
      partner: { priority: 'none' as const },
      children: { count: 1, under18: 1, priority: 'none' as const },
    };
    expect(verdictOf(nurse).verdict).toBe('more-to-find-out');
    expect(least({ ...nurse, payScaleRole: 'band-5' })).toBe(29_970_00);
    expect(verdictOf({ ...nurse, payScaleRole: 'band-6' }).reason).toContain('£5,338');
    const pays = (employer: 'nhs' | 'other') =>
      hirePlan({ ...nurse, payScaleRole: 'band-5', healthAndCare: { employer } }).worker.totalPence;
    expect([pays('nhs'), pays('other')]).toEqual([972_00, 10_995_00]);
  });
});

describe('S13 to S20: days, hours and the minimum wage', () => {
  it('S13 teacher for 1 September 2027: applied for from 1 June, or on 1 July with a certificate from 1 April', () => {
    const teacher = {
      ...licensed,
      ...nothing,
      ...({ occupationCode: '2314', workNation: 'england', londonArea: 'outer' } as const),
      ...{
        payScaleRole: 'qualified',
        shareOfFullTime: 100,
        salaryPence: 36_500_00,
        startWanted: day('2027-09-01'),
      },
    };
    expect(on(teacher, 'visa-application')?.earliest).toBe('2027-06-01');
    expect(on(teacher, 'certificate')?.earliest).toBe('2027-03-01');
    const later = { ...teacher, assignedOn: day('2027-04-01'), appliedOn: day('2027-07-01') };
    expect(on(later, 'certificate')?.earliest).toBe('2027-04-01');
    expect(least(teacher)).toBe(36_413_00);
  });

  it('S14 technician on a list that ends, wanted for September: a barrier despite the licence', () => {
    const technician = { ...licensed, ...nothing, occupationCode: '3113', salaryPence: 42_500_00 };
    expect(verdictOf({ ...technician, startWanted: day('2027-09-01') })).toMatchObject({
      verdict: 'barrier',
      lastSafeDay: '2026-12-30',
    });
    expect(verdictOf({ ...technician, startWanted: day('2027-03-01') }).verdict).toBe('no-obvious-barrier');
    expect(least(technician)).toBe(42_500_00);
  });

  it('S15 developer: £57,200 is enough at 37.5 hours and £1,146.67 short at 40; £43,760 at 30 hours', () => {
    const developer = { ...licensed, ...nothing, salaryPence: 57_200_00 };
    expect(verdictOf(developer).verdict).toBe('no-obvious-barrier');
    expect(verdictOf({ ...developer, hours: { perWeek: 40 } }).reason).toContain('£1,146.67');
    expect(least({ ...developer, hours: { perWeek: 30 } })).toBe(43_760_00);
    expect(least({ ...developer, hours: { perWeek: 20 } })).toBe(41_700_00);
  });

  it('S16 civil engineer wanted in ten days without a licence: the pay is enough and the day is not possible', () => {
    const engineer = { ...unlicensed, occupationCode: '2121', salaryPence: 55_000_00 };
    const plan = { ...engineer, startWanted: day('2026-12-08') };
    expect(verdictOf(plan).verdict).toBe('no-obvious-barrier');
    expect(least(plan)).toBe(50_400_00);
    expect(hirePlan(plan).start).toMatchObject({ reach: 'too-early' });
  });

  it('S17 and S18 replacements: £41,700 in 2136, and in 3131 with a certificate by 30 December', () => {
    expect(least({ ...licensed, ...nothing, occupationCode: '2136', salaryPence: 42_000_00 })).toBe(
      41_700_00,
    );
    const support = { ...licensed, ...nothing, occupationCode: '3131', salaryPence: 41_700_00 };
    expect(verdictOf(support)).toMatchObject({ verdict: 'no-obvious-barrier', lastSafeDay: '2026-12-30' });
    expect(verdictOf({ ...support, salaryPence: 41_699_00 }).verdict).toBe('barrier');
  });

  it('S19 care worker: closed from abroad, open inside after three months here, £26,000 at 39 hours', () => {
    const carer = {
      ...licensed,
      ...nothing,
      ...{ occupationCode: '6135', hours: { perWeek: 39 }, salaryPence: 26_000_00 },
      healthAndCare: { employer: 'adult-social-care' as const },
    };
    expect(verdictOf(carer).verdict).toBe('barrier');
    const inside = {
      ...carer,
      ...({ location: 'inside', visaType: 'graduate', sponsoredInCare: false } as const),
    };
    expect(verdictOf({ ...inside, monthsWithSponsor: 2 }).verdict).toBe('barrier');
    const since = { ...inside, monthsWithSponsor: 3 };
    expect([verdictOf(since).verdict, least(since)]).toEqual(['no-obvious-barrier', 26_000_00]);
    expect(verdictOf({ ...since, hours: { perWeek: 40 } }).reason).toContain('£666.67');
  });

  it('S20 health care assistant, Band 3 at 40 hours: the minimum wage asks for £26,436.80', () => {
    const assistant = {
      ...licensed,
      ...nothing,
      ...({ occupationCode: '6131', hours: { perWeek: 40 }, workNation: 'england' } as const),
      ...({ payScaleRole: 'band-3', listScopeConfirmed: true, healthAndCare: { employer: 'nhs' } } as const),
    };
    expect(least({ ...assistant, salaryPence: 26_437_00 })).toBe(26_436_80);
    expect(verdictOf({ ...assistant, salaryPence: 25_700_00 })).toMatchObject({ verdict: 'barrier' });
    expect(verdictOf({ ...assistant, salaryPence: 25_700_00 }).reason).toContain('£736.80');
  });
});
