import { describe, expect, it } from 'vitest';
import { addMonths, calendarDate } from '../kernel/index.ts';
import { readDay } from '../working-days/index.ts';
import { besideTheOthers, type HirePlanFacts, hirePlan } from './index.ts';

const day = calendarDate;

/** A job of 37.5 hours for somebody abroad, planned on Saturday 28 November 2026 without a licence. */
const unlicensed: HirePlanFacts = {
  occupationCode: '3544',
  hours: { perWeek: 37.5 },
  months: 36,
  assignedOn: day('2026-11-28'),
  location: 'outside',
  sponsorSize: 'large',
  holdsLicence: false,
  salaryPence: 41_700_00,
};
const licensed = { ...unlicensed, holdsLicence: true };
const entitledToNothing = { under26: false, newEntrantLimb: 'none', phd: 'none' } as const;
const licence = { type: 'worker' as const, priority: true, appliedOn: day('2026-11-28') };

const verdictOf = (plan: HirePlanFacts) => hirePlan(plan).sponsorable;
const daysOf = (plan: HirePlanFacts, id: string) => hirePlan(plan).timeline.find((step) => step.id === id);

describe('a hire is judged on the days of its own timeline, not on the day that was typed', () => {
  it('3544 without a licence: the certificate comes after the list’s end, which is a barrier from that day', () => {
    const { verdict, reason, lastSafeDay } = verdictOf(unlicensed);
    expect(verdict).toBe('barrier');
    expect(lastSafeDay).toBe('2026-12-30');
    expect(reason).toMatch(
      /^The certificate is expected on 2027-01-25; 2026-12-30 is the last safe day to assign it\./,
    );
    expect(reason).toContain(
      'From 2026-12-31 it is not known whether 3544 can be sponsored: the Temporary Shortage List is due to end.',
    );
    // What would still work.
    expect(reason).toContain('Licence priority aims for a certificate from 2026-12-11');
  });

  it('with licence priority both results are said: planned in time, at the latest too late', () => {
    const { verdict, reason, lastSafeDay } = verdictOf({ ...unlicensed, licence });
    expect(verdict).toBe('more-to-find-out');
    expect(lastSafeDay).toBe('2026-12-30');
    expect(reason).toMatch(/^With a certificate assigned by 2026-12-30: the job can be sponsored/);
    expect(reason).toContain('It is planned for 2026-12-14 and can be as late as 2027-01-25.');
  });

  it('2142 at £33,400 without a licence: £41,700 is needed by then', () => {
    const { verdict, reason, lastSafeDay } = verdictOf({
      ...unlicensed,
      ...entitledToNothing,
      occupationCode: '2142',
      salaryPence: 33_400_00,
    });
    expect(verdict).toBe('barrier');
    expect(lastSafeDay).toBe('2026-12-30');
    expect(reason).toContain('£8,300 a year short of the lowest figure that could apply, £41,700');
    expect(reason).toContain('Until then: the job can be sponsored');
    expect(reason).toContain('Pay of £41,700 a year is enough on the later day too.');
  });

  it.each([
    ['2026-12-29', 'no-obvious-barrier', '2026-12-30'],
    ['2026-12-30', 'barrier', '2026-12-31'],
  ])('3544 with a licence, typed %s: %s with a certificate on %s', (enteredDay, verdict, certificate) => {
    const plan = { ...licensed, assignedOn: day(enteredDay) };
    expect(daysOf(plan, 'certificate')?.expected).toBe(certificate);
    expect(verdictOf(plan).verdict).toBe(verdict);
    expect(verdictOf(plan).lastSafeDay).toBe('2026-12-30');
  });

  it('one day late, it says by when the certificate could have been asked for', () => {
    const { reason } = verdictOf({ ...licensed, assignedOn: day('2026-12-30') });
    expect(reason).toContain('A certificate that is asked for by 2026-12-29 is usually there in time.');
  });

  it('no barrier on a list that is to end names the last safe day', () => {
    const { verdict, reason, lastSafeDay } = verdictOf(licensed);
    expect([verdict, lastSafeDay]).toEqual(['no-obvious-barrier', '2026-12-30']);
    expect(reason).toContain('The certificate must be assigned by 2026-12-30, the last safe day');
  });

  it('pay that is enough before and after the list’s end has no last safe day, and the later figure is named', () => {
    const plan = { ...licensed, occupationCode: '2142', salaryPence: 45_000_00 };
    expect(verdictOf(plan)).toMatchObject({
      verdict: 'no-obvious-barrier',
      lastSafeDay: null,
      reason: expect.stringContaining('With a certificate after 2026-12-30, £41,700 a year is asked for.'),
    });
    expect(verdictOf({ ...unlicensed, ...plan, holdsLicence: false })).toMatchObject({ lastSafeDay: null });
  });

  it('a code on no list has no last safe day', () => {
    expect(verdictOf({ ...licensed, occupationCode: '2134', salaryPence: 60_000_00 }).lastSafeDay).toBeNull();
  });

  it('before the records of the list end, a day typed after its end is not a barrier but not known', () => {
    expect(verdictOf({ ...licensed, assignedOn: day('2027-01-04') }).verdict).toBe('more-to-find-out');
  });

  it.each([
    // A week: 28 November and 5 December are Saturdays.
    ['2026-12-08', 'too-early'],
    ['2026-12-18', 'too-early'],
    ['2026-12-19', 'aims'],
    ['2027-02-15', 'aims'],
    ['2027-02-16', 'usual'],
  ])('without a licence, a start on %s is %s', (on, reach) => {
    const plan = { ...unlicensed, occupationCode: '2134', startWanted: day(on) };
    expect(hirePlan(plan).start).toMatchObject({ on, reach });
  });
});

describe('no impossible dates', () => {
  it('a start on 1 September 2027: applied for from 1 June, certificate from 1 March', () => {
    const plan = { ...licensed, occupationCode: '2134', startWanted: day('2027-09-01') };
    expect(daysOf(plan, 'visa-application')?.earliest).toBe('2027-06-01');
    expect(daysOf(plan, 'certificate')?.earliest).toBe('2027-03-01');
    expect(hirePlan(plan).judgedOn).toEqual({ assignedOn: '2027-03-01', appliedOn: '2027-06-01' });
  });

  it('months of different lengths: a start on 31 May is applied for from 1 March, not from 28 February', () => {
    const plan = { ...licensed, occupationCode: '2134', startWanted: day('2027-05-31') };
    expect(daysOf(plan, 'visa-application')?.earliest).toBe('2027-03-01');
  });

  it.each(['2026-11-28', '2026-12-19', '2027-01-02', '2027-03-26'])(
    'planned on %s, nobody decides on a weekend or a bank holiday, and no certificate is too old',
    (enteredDay) => {
      for (const location of ['inside', 'outside'] as const)
        for (const holdsLicence of [true, false]) {
          const plan = {
            ...licensed,
            ...{ occupationCode: '2134', location, holdsLicence, visaType: 'graduate' as const },
            assignedOn: day(enteredDay),
          };
          for (const id of ['licence-decision', 'visa-decision'])
            for (const on of Object.values(daysOf(plan, id) ?? {}).filter((text) => /^\d{4}-/.test(text)))
              expect(readDay(day(on)), `${id} ${on}`).toMatchObject({ kind: 'working-day' });
          const [certificate, application] = [daysOf(plan, 'certificate'), daysOf(plan, 'visa-application')];
          if (certificate === undefined || application === undefined) throw new Error('No timeline.');
          expect(addMonths(certificate.latest, 3) >= application.latest).toBe(true);
        }
    },
  );

  it('ATAS, the request of a defined certificate and papers from abroad are in the timeline', () => {
    const physicist = { ...licensed, occupationCode: '2114', salaryPence: 60_000_00 };
    const ids = hirePlan(physicist).timeline.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['certificate-request', 'atas', 'papers']));
    // Two weeks, and three from April to September; before it is known whether one is needed only the latest day waits.
    expect(daysOf(physicist, 'atas')).toMatchObject({ earliest: '2026-11-28', latest: '2026-12-12' });
    const atas = { exemptNational: false, employerIsStudentSponsor: true, phdLevelResearch: true };
    expect(daysOf({ ...physicist, atas }, 'visa-application')?.earliest).toBe('2026-12-12');
    const inApril = { ...physicist, atas, assignedOn: day('2027-04-01') };
    expect(daysOf(inApril, 'visa-application')?.earliest).toBe('2027-04-22');
    const nurse = { ...licensed, occupationCode: '2231' };
    expect(daysOf(nurse, 'papers')?.title).toContain('criminal record');
    expect([...besideTheOthers]).toEqual(['atas', 'papers']);
  });
});

describe('doubt is carried through', () => {
  const offer = { ...licensed, occupationCode: '2134' };
  it.each([
    [
      41_000_00,
      'more-to-find-out',
      '£41,000 a year may be enough for a new entrant (from £38,300): to be confirmed. Otherwise it is £13,700 short of £54,700. As a new entrant, the certificate may have to be shorter.',
    ],
    [38_300_00, 'more-to-find-out', 'for a new entrant (from £38,300)'],
    [
      38_299_00,
      'barrier',
      'The salary is £1 a year short of the lowest figure that may apply, £38,300 for a new entrant, and £16,401 short of £54,700 otherwise.',
    ],
    [54_700_00, 'no-obvious-barrier', '£54,700 a year reaches the £54,700 that these answers ask for.'],
    [54_699_00, 'more-to-find-out', 'with a PhD relevant to the job (from £49,200): to be confirmed'],
  ])('2134 at %i pence, the person not known: %s', (salaryPence, verdict, reason) => {
    const sponsorable = verdictOf({ ...offer, salaryPence });
    expect(sponsorable.verdict).toBe(verdict);
    expect(sponsorable.reason).toContain(reason);
  });

  it('“could apply” is said only where a fact excludes every lower option', () => {
    const { reason } = verdictOf({ ...offer, ...entitledToNothing, salaryPence: 41_000_00 });
    expect(reason).toBe('The salary is £13,700 a year short of the lowest figure that could apply, £54,700.');
    expect(verdictOf({ ...offer, salaryPence: 30_000_00 }).reason).not.toContain('could apply');
  });

  it('without a pay, the figures that may apply stand beside the certain one', () => {
    const { reason } = verdictOf({ ...offer, salaryPence: undefined });
    expect(reason).toContain('from £54,700 a year, on these answers.');
    expect(reason).toContain('It may be from £38,300 for a new entrant');
  });

  it('inside the UK, while the permission is not known, a closed code may be open to a worker in the route', () => {
    const chef = { ...licensed, occupationCode: '5434', salaryPence: 32_000_00 };
    expect(verdictOf({ ...chef, location: 'inside' })).toMatchObject({
      verdict: 'more-to-find-out',
      reason: expect.stringContaining(
        'A worker who already holds Skilled Worker permission can be different.',
      ),
    });
    expect(verdictOf(chef).verdict).toBe('barrier');
    expect(verdictOf({ ...chef, location: 'inside', visaType: 'graduate' }).verdict).toBe('barrier');
  });

  it('months go on counting until the application: 12 held today are 18 for a start in September', () => {
    const graduate = {
      ...licensed,
      ...({ occupationCode: '2134', location: 'inside', visaType: 'graduate', phd: 'none' } as const),
      ...{ under26: true, monthsHeld: 12, salaryPence: 40_000_00, months: 34 },
    };
    expect(verdictOf(graduate).verdict).toBe('no-obvious-barrier');
    expect(verdictOf({ ...graduate, startWanted: day('2027-09-01') }).verdict).toBe('barrier');
  });

  it.each([
    [35, 'no-obvious-barrier', false],
    [36, 'more-to-find-out', true],
    [37, 'barrier', false],
  ])('a plan for a job of one year, with %i months held as a Graduate: %s', (monthsHeld, verdict, warned) => {
    const plan = hirePlan({
      ...{ assignedOn: day('2026-11-28'), occupationCode: '2134', hours: { perWeek: 37.5 }, months: 12 },
      ...({ location: 'inside', visaType: 'graduate', phd: 'none', sponsorSize: 'large' } as const),
      ...{ holdsLicence: true, under26: true, monthsHeld, salaryPence: 40_000_00 },
    });
    const warnings = 'warnings' in plan.salary ? plan.salary.warnings : [];
    expect(plan.sponsorable.verdict).toBe(verdict);
    expect(warnings.some(({ code }) => code === 'new-entrant-end-earlier')).toBe(warned);
  });
});
