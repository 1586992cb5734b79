import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '../kernel/index.ts';
import { rightToWorkSteps } from '../right-to-work/index.ts';
import { salaryFacts } from '../testing/salary.ts';
import {
  absence,
  exceptedLeave,
  hoursChange,
  keepUntil,
  keptDocuments,
  newOwner,
  payChange,
  placeChange,
  recharged,
  roleChange,
  start,
  unpaidLeave,
} from './index.ts';

const day = calendarDate;
const nation = 'england-and-wales';
const event = { nation, happenedOn: day('2026-11-27') } as const;

describe('pay of a programmer sponsored under option A at £60,000', () => {
  const pay = (pounds: number, more: { under26?: boolean; months?: number } = {}) =>
    payChange({
      ...event,
      pay: salaryFacts({
        months: 36,
        under26: false,
        newEntrantLimb: 'none',
        phd: 'none',
        inRouteSince: '2026-11-01',
        firstCertificateOn: '2026-10-01',
        monthsHeld: 0,
        ...more,
      }),
      option: 'A',
      certificatePence: 60_000_00,
      newPence: pounds * 100,
    });

  it.each([
    [61_000, 'decide-and-record', 'worker-pay-increased'],
    [60_000, 'record', null],
    [54_700, 'report', 'worker-pay-reduced-permitted'],
    [54_699, 'report', 'worker-pay-below-route'],
  ])('at £%d: %s', (pounds, does, duty) => {
    expect(pay(pounds)).toMatchObject({ does, duty });
  });

  it('that only the option of new entrants allows needs a new certificate first', () => {
    expect(pay(40_000, { under26: true })).toMatchObject({
      does: 'before-the-change',
      duty: 'worker-pay-reduced-new-certificate',
      because: expect.stringContaining('option E'),
      deadline: null,
    });
    expect(pay(38_299, { under26: true })).toMatchObject({ duty: 'worker-pay-below-route' });
  });

  it('within the option is reported within ten working days', () => {
    expect(pay(55_000)).toMatchObject({ deadline: { reportBy: '2026-12-11', remindBy: '2026-12-10' } });
  });

  it('that is lower for a time of excepted leave needs no new certificate', () => {
    expect(
      payChange({
        ...event,
        pay: salaryFacts({}),
        option: 'A',
        certificatePence: 60_000_00,
        newPence: 20_000_00,
        duringExceptedAbsence: true,
      }),
    ).toMatchObject({ does: 'report', duty: 'worker-pay-reduced-permitted' });
  });
});

describe('the job', () => {
  it('with other weekly hours is reported, with overtime not', () => {
    const hours = { ...event, certificateHours: 37.5, newHours: 30 };
    expect(hoursChange(hours)).toMatchObject({ does: 'report', duty: 'worker-hours-changed' });
    expect(hoursChange({ ...hours, overtimeOnly: true })).toMatchObject({ does: 'record', duty: null });
    expect(hoursChange({ ...hours, newHours: 37.5 }).because).toBe(
      'Not reported, because the hours are those of the certificate.',
    );
  });

  it('in another occupation code needs a new certificate, in the same code a report', () => {
    const role = { ...event, certificateCode: '2134', newCode: '2134', titleOrDutiesChanged: true };
    expect(roleChange(role)).toMatchObject({ does: 'report', duty: 'worker-role-changed-same-code' });
    expect(roleChange({ ...role, newCode: '2133' })).toMatchObject({ does: 'before-the-change' });
    expect(roleChange({ ...role, titleOrDutiesChanged: false })).toMatchObject({ does: 'record' });
  });

  it.each([
    ['office', false, 'report'],
    ['client-site', true, 'report'],
    ['fully-remote', true, 'report'],
    ['hybrid', true, 'record'],
    ['hybrid', false, 'report'],
    ['occasional', true, 'record'],
  ] as const)('at another place, %s (main office stays: %s): %s', (to, mainOfficeStays, does) => {
    expect(placeChange({ ...event, to, mainOfficeStays })).toMatchObject({ does });
  });
});

describe('an absence without permission from 7 December 2026', () => {
  const absenceUntil = (missedUntil: string, more: Partial<Parameters<typeof absence>[0]> = {}) =>
    absence({
      nation,
      firstDayAbsent: day('2026-12-07'),
      missedUntil: day(missedUntil),
      permitted: false,
      ...more,
    });

  it('of ten days and back is recorded only', () => {
    expect(absenceUntil('2026-12-20')).toMatchObject({
      does: 'record',
      because: 'Not reported, because no more than 10 working days in a row were missed.',
    });
  });

  it('is reported once the eleventh day is missed', () => {
    expect(absenceUntil('2026-12-21')).toMatchObject({
      does: 'report',
      duty: 'worker-unauthorised-absence',
      deadline: { reportBy: '2027-01-06', reportableFrom: '2026-12-21' },
    });
  });

  it('of a three-day week has both readings', () => {
    const outcome = absenceUntil('2026-12-21', { worksOn: [1, 2, 3] });
    expect(outcome).toMatchObject({
      does: 'report',
      because: expect.stringContaining('11 from Monday to Friday, 7'),
    });
    expect(outcome.deadline).toMatchObject({
      readings: expect.arrayContaining([
        expect.objectContaining({ reportBy: '2027-01-06' }),
        expect.objectContaining({ reportBy: '2027-01-12' }),
      ]),
    });
  });

  it('that was agreed is not reported, and one that ends before it begins is to be looked at', () => {
    expect(absenceUntil('2027-01-29', { permitted: true })).toMatchObject({ does: 'record' });
    expect(absenceUntil('2026-12-06')).toMatchObject({ does: 'look-at-this' });
  });
});

describe('unpaid leave', () => {
  const five = [1, 2, 3, 4, 5] as const;
  const leave = (from: string, to: string, kind: 'unpaid' | (typeof exceptedLeave)[number] = 'unpaid') => ({
    from: day(from),
    to: day(to),
    kind,
  });
  const unpaid = (
    leaves: ReturnType<typeof leave>[],
    worksOn: readonly (1 | 2 | 3 | 4 | 5)[] = five,
    year = 2026,
  ) => unpaidLeave({ nation, leave: leaves, worksOn, year });

  it('of 20 days by a five-day pattern is nothing, the 21st day a duty', () => {
    expect(unpaid([leave('2026-06-01', '2026-06-28')])).toMatchObject({ does: 'record' });
    expect(unpaid([leave('2026-06-01', '2026-06-29')])).toMatchObject({
      does: 'report',
      duty: 'worker-unpaid-over-4-weeks',
      deadline: { clock: { from: '2026-06-29' } },
    });
  });

  it('of 12 days by a three-day pattern is nothing, the 13th day a duty', () => {
    expect(unpaid([leave('2026-06-01', '2026-06-28')], [1, 2, 3])).toMatchObject({ does: 'record' });
    expect(unpaid([leave('2026-06-01', '2026-06-29')], [1, 2, 3])).toMatchObject({ does: 'report' });
  });

  it('of three weeks in December and three in January is nothing in either year', () => {
    const over = [leave('2026-12-11', '2027-01-21')];
    expect(unpaid(over)).toMatchObject({ does: 'record' });
    expect(unpaid(over, five, 2027)).toMatchObject({ does: 'record' });
  });

  it('counts no day twice', () => {
    const same = leave('2026-06-01', '2026-06-19');
    expect(unpaid([same, same])).toMatchObject({ does: 'record' });
  });

  it.each(exceptedLeave)('for %s is evidence only', (kind) => {
    expect(unpaid([leave('2026-06-01', '2026-09-30', kind)])).toMatchObject({
      does: 'record',
      because: expect.stringContaining('left out of the four weeks'),
      keep: expect.arrayContaining([expect.stringContaining('Evidence')]),
    });
  });
});

describe('a start', () => {
  const certificate = {
    nation,
    certificateStart: day('2026-12-07'),
    grantNotifiedOn: day('2026-11-20'),
  } as const;
  it.each([
    [28, 'record'],
    [29, 'report'],
  ])('on day %i: %s', (later, does) => {
    const startedOn = addDays(day('2026-12-07'), later);
    expect(start({ ...certificate, startedOn, on: startedOn })).toMatchObject({ does });
    expect(start({ ...certificate, on: startedOn })).toMatchObject({ does });
  });
});

it('a new owner without a licence reports, and applies by the earlier of two days', () => {
  const owner = { nation, happenedOn: day('2026-12-18') } as const;
  expect(newOwner({ ...owner, holdsLicence: true })).toHaveLength(1);
  expect(newOwner({ ...owner, holdsLicence: false })).toMatchObject([
    { duty: 'org-ownership', deadline: { reportBy: '2027-01-20' } },
    {
      duty: 'org-new-owner-applies',
      deadline: {
        remindBy: '2027-01-15',
        readings: [{ reportBy: '2027-01-15' }, { reportBy: '2027-01-20' }],
      },
    },
  ]);
});

it.each([
  ['skills-charge', '2024-12-30', 'The sponsor alone pays it: repay it, and take advice.'],
  ['certificate-fee', '2024-12-30', 'no rule against it is recorded. Take advice'],
  ['certificate-fee', '2024-12-31', 'The sponsor alone pays it: repay it, and take advice.'],
] as const)(
  'a %s taken from the worker, of a certificate of %s, is looked at',
  (what, assignedOn, because) => {
    expect(recharged({ what, assignedOn: day(assignedOn) })).toMatchObject({
      does: 'look-at-this',
      because: expect.stringContaining(because),
    });
  },
);

describe('the ways to check the right to work', () => {
  it('each have their rule, its day and its sources, with what is not certain', () => {
    const steps = rightToWorkSteps(day('2026-11-24'));
    expect(steps).toHaveLength(4);
    for (const { law } of steps) {
      expect(law?.sources.length).toBeGreaterThan(0);
      expect(law?.note).toMatch(/to be confirmed on GOV\.UK/);
    }
    expect(steps[0]?.law?.note).toMatch(/live video was not found/);
    expect(steps[3]?.label).toMatch(/six months from the day in the notice/);
  });

  it('are not recorded before the record of duties begins', () => {
    expect(rightToWorkSteps(day('2024-02-12'))[0]).toEqual({
      label: 'A right to work check by hand, on 2024-02-12',
      figure: { text: 'Our records of this begin on 2024-02-13.' },
    });
  });
});

describe('what is kept of a worker whose sponsorship ended on 20 November 2026', () => {
  const sponsorship = { sponsorshipEndedOn: day('2026-11-20') };
  it('the passport until 20 November 2027, the right to work copy two years after employment', () => {
    expect(keepUntil({ ...sponsorship, employmentEndedOn: day('2027-03-31') })).toMatchObject({
      records: '2027-11-20',
      rightToWorkCopy: '2029-03-31',
    });
  });

  it('each document by its own day', () => {
    const documents = keptDocuments({ ...sponsorship, employmentEndedOn: day('2027-03-31') });
    expect(Object.fromEntries(documents.map(({ id, until }) => [id, until]))).toMatchObject({
      passport: '2027-11-20',
      absences: '2027-11-20',
      'right-to-work-copy': '2029-03-31',
    });
  });

  it('while the worker is still employed, the right to work copy has no last day', () => {
    expect(keepUntil(sponsorship)).toMatchObject({ records: '2027-11-20', rightToWorkCopy: null });
  });

  it('where employment ended long before sponsorship, the later term wins', () => {
    expect(keepUntil({ ...sponsorship, employmentEndedOn: day('2025-01-31') })).toMatchObject({
      rightToWorkCopy: '2027-11-20',
    });
  });
});
