import { expect, it } from 'vitest';
import { sponsorshipForWorker } from './job-sponsorship/index.ts';
import { calendarDate } from './kernel/index.ts';
import { sponsorshipCost } from './sponsorship-cost/index.ts';
import { optionOf, salary } from './testing/salary.ts';
import { sponsorship } from './testing/sponsorship.ts';

// Errors that a practitioner found in the corrected law and that the tests next to the rules do not cover.

const warningText = (outcome: object): string =>
  JSON.stringify('warnings' in outcome ? outcome.warnings : []);

it('the last day of a care role is that of the application too (SW 6.1B(a))', () => {
  const care = { occupationCode: '6135', inUk: true, visaType: 'graduate', monthsWithSponsor: 4 } as const;
  const warnings = warningText(salary({ ...care, assignedOn: '2028-07-21' }));
  expect(warnings).toContain('must have applied by 2028-07-21 too');
  expect(warnings).not.toContain('may come later');
});

it.each(['graduate', 'student'] as const)(
  'a %s inside the UK has no continuous permission (SW 4.2(b), 6.1(f), 5.3)',
  (visaType) => {
    const facts = {
      inUk: true,
      visaType,
      studentSwitch: 'course-completed',
      inRouteSince: '2023-06-01',
      sameSponsor: true,
    } as const;
    expect(optionOf(salary(facts), 'F').available).toBe(false);
    expect(salary({ ...facts, occupationCode: '9252' })).toMatchObject({ status: 'not-applicable' });
    expect(salary({ ...facts, sponsorRating: 'B' })).toMatchObject({ status: 'not-applicable' });
    expect(
      salary({ ...facts, occupationCode: '6135', sponsoredInCare: true, monthsWithSponsor: 0 }),
    ).toMatchObject({ status: 'not-applicable' });
  },
);

it('a listed job with another sponsor does not stay listed after its removal (SW 11.2)', () => {
  const facts = {
    occupationCode: '2142',
    inUk: true,
    visaType: 'skilled',
    assignedOn: '2027-01-10',
    sameListedJob: true,
  } as const;
  expect(optionOf(salary({ ...facts, sameSponsor: false }), 'D').available).toBe('unknown');
  expect(optionOf(salary({ ...facts, sameSponsor: true }), 'D').available).toBe(true);
});

it('family priced by the route alone says in which job permission must have been granted (SW 29.1A)', () => {
  const facts = {
    occupationCode: '3544',
    location: 'inside',
    visaType: 'skilled',
    inRouteSince: '2022-05-01',
  } as const;
  expect(warningText(sponsorshipCost(sponsorship({ ...facts, partner: { priority: 'none' } })))).toContain(
    'family-of-earlier-worker',
  );
});

it('a licence applied for after the certificate, or of another type, gets a warning', () => {
  const licence = { type: 'temporary', priority: false, appliedOn: calendarDate('2026-11-21') } as const;
  const warnings = warningText(sponsorshipCost(sponsorship({ licence })));
  expect(warnings).toContain('licence-after-certificate');
  expect(warnings).toContain('licence-of-another-type');
});

it('a nurse refused in Band 3 learns of the exception before registration (SW 13.2)', () => {
  const nurse = {
    occupationCode: '2231',
    inUk: false,
    workNation: 'england',
    payScaleRole: 'band-3',
  } as const;
  expect(salary(nurse)).toMatchObject({
    status: 'not-applicable',
    reason: expect.stringContaining('up to 8 months'),
  });
});

it.each(['student', 'skilled'] as const)('a %s is not told that no sponsor is needed', (currentVisa) => {
  const job = {
    day: calendarDate('2026-11-20'),
    occupationCode: '2134',
    currency: 'GBP',
    employment: 'permanent',
    payFromPence: 60_000_00,
    payToPence: 60_000_00,
    hoursPerWeek: 37.5,
  } as const;
  const worker = { isAuthorised: true, needsSponsorship: false } as const;
  expect(sponsorshipForWorker(job, { ...worker, currentVisa }).status).not.toBe('not-needed');
  expect(sponsorshipForWorker(job, { ...worker, currentVisa: 'dependent' }).status).toBe('not-needed');
});
