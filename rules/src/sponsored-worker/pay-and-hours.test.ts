import { describe, expect, it } from 'vitest';
import { calendarDate } from '../kernel/index.ts';
import type { OptionLetter } from '../minimum-salary/index.ts';
import { salaryFacts } from '../testing/salary.ts';
import { measurePay, payChange, roleChange } from './index.ts';

const day = calendarDate;
const event = { nation: 'england-and-wales', happenedOn: day('2026-11-27') } as const;

interface Change {
  pounds: number;
  hours?: number;
  option?: OptionLetter | null;
  was?: number;
  forHealth?: boolean;
}

/** Of a programmer (2134) certified at 37.5 hours. */
const change = ({ pounds, hours, option = 'A', was = 57_200, forHealth = false }: Change) =>
  payChange({
    ...event,
    pay: salaryFacts({
      ...{ months: 36, under26: false, newEntrantLimb: 'none', phd: 'none', monthsHeld: 0 },
      ...{ inRouteSince: '2026-11-01', firstCertificateOn: '2026-10-01' },
    }),
    option,
    certificatePence: was * 100,
    newPence: pounds * 100,
    ...(hours !== undefined && { newHours: hours }),
    forHealth,
  });

describe('pay and hours that change together', () => {
  it('of £57,200 for 37.5 hours to £45,760 for 30 is lawful, for which £43,760 is needed, and reported', () => {
    expect(change({ pounds: 45_760, hours: 30 })).toMatchObject({
      does: 'report',
      duty: 'worker-pay-reduced-permitted',
      because: expect.stringContaining('£43,760 is needed for these hours'),
      deadline: {
        reportBy: '2026-12-11',
        duties: [{ contains: ['that the salary is reduced', 'the new salary', 'the new hours a week'] }],
      },
    });
  });

  it.each([
    [43_759, 'worker-pay-below-route'],
    [43_760, 'worker-pay-reduced-permitted'],
    [43_761, 'worker-pay-reduced-permitted'],
  ])('at £%d for 30 hours: %s', (pounds, duty) => {
    expect(change({ pounds, hours: 30 })).toMatchObject({ does: 'report', duty });
  });

  it('of the same pay for fewer hours is a report of the hours', () => {
    expect(change({ pounds: 57_200, hours: 30 })).toMatchObject({ duty: 'worker-hours-changed' });
  });

  it('of the same pay for more hours is held against what these hours need', () => {
    expect(change({ pounds: 57_200, hours: 39 })).toMatchObject({ duty: 'worker-hours-changed' });
    expect(change({ pounds: 57_200, hours: 40 })).toMatchObject({ duty: 'worker-pay-below-route' });
  });

  it('for health is permitted where the pay of an hour does not fall, and else to be looked at with its day', () => {
    expect(change({ pounds: 34_320, hours: 22.5, forHealth: true })).toMatchObject({
      duty: 'worker-pay-reduced-permitted',
    });
    expect(change({ pounds: 34_319, hours: 22.5, forHealth: true })).toMatchObject({
      duty: 'worker-pay-reduced',
      deadline: { reportBy: '2026-12-11' },
    });
  });
});

describe('a pay cut of a worker whose salary option is not on record', () => {
  it('is reported within ten working days whatever the option, and the option is asked', () => {
    expect(change({ pounds: 45_000, option: null })).toMatchObject({
      does: 'report',
      duty: 'worker-pay-reduced',
      asks: 'salary-option',
      deadline: { reportBy: '2026-12-11' },
      because: expect.stringContaining('reported whatever the salary option'),
    });
  });

  it('below every option ends sponsorship, whatever it was', () => {
    expect(change({ pounds: 20_000, option: null })).toMatchObject({
      duty: 'worker-pay-below-route',
      deadline: { reportBy: '2026-12-11' },
    });
  });

  it('is settled once the option is known', () => {
    expect(change({ pounds: 55_000, option: 'A' })).toMatchObject({ duty: 'worker-pay-reduced-permitted' });
  });
});

describe('pay on record', () => {
  const measured = (pounds: number, option: OptionLetter | null) =>
    measurePay({ code: '2134', hours: 37.5, payPence: pounds * 100, option, onDay: day('2026-11-20') });

  it.each([
    [54_699, 'under'],
    [54_700, 'met'],
  ])('of £%d under option A: %s', (pounds, verdict) => {
    expect(measured(pounds, 'A')).toMatchObject({ verdict, requiredPence: 54_700_00 });
  });

  it('without an option is met by all, by some or by none', () => {
    expect(measured(54_700, null)).toMatchObject({ verdict: 'met' });
    expect(measured(54_699, null)).toMatchObject({ verdict: 'depends-on-option', requiredPence: 54_700_00 });
    expect(measured(20_000, null)).toMatchObject({ verdict: 'under', metBy: [] });
  });
});

describe('another role', () => {
  const role = { ...event, certificateCode: '2112', newCode: '2112', titleOrDutiesChanged: true };
  it('of a graduate training programme is reported, also in another occupation code', () => {
    expect(roleChange({ ...role, newCode: '2113', inTrainingProgramme: true })).toMatchObject({
      does: 'report',
      duty: 'worker-role-changed-in-programme',
      deadline: { reportBy: '2026-12-11' },
    });
    expect(roleChange({ ...role, newCode: '2113' })).toMatchObject({ does: 'before-the-change' });
  });

  it('that leaves the Immigration Salary List needs a new application though the code stays', () => {
    expect(roleChange({ ...role, wasListed: 'yes', isListed: 'no' })).toMatchObject({
      does: 'before-the-change',
      duty: 'worker-role-off-salary-list',
    });
    expect(roleChange({ ...role, wasListed: 'yes', isListed: 'yes' })).toMatchObject({
      duty: 'worker-role-changed-same-code',
    });
    expect(roleChange({ ...role, wasListed: 'no', isListed: 'no' })).toMatchObject({
      duty: 'worker-role-changed-same-code',
    });
  });

  it('shows the report and its day first where it is not known whether the jobs are listed', () => {
    expect(roleChange({ ...role, wasListed: 'unknown', isListed: 'no' })).toMatchObject({
      does: 'report',
      asks: 'salary-list',
      because: expect.stringContaining('Immigration Salary List'),
    });
  });

  it('of small everyday changes is neither', () => {
    const small = {
      ...role,
      titleOrDutiesChanged: false,
      wasListed: 'unknown',
      isListed: 'unknown',
    } as const;
    expect(roleChange(small)).toMatchObject({ does: 'record' });
  });
});
