import type { AnyOperation } from '@portway/contracts/operation';
import { operations } from '@portway/contracts/operations';
import { problem } from '@portway/contracts/problem';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileBodies, hostilePaths, typedByAPerson } from './testing/hostile-requests.ts';
import { startTestApp } from './testing/test-app.ts';

/** Fixed, so that a failure comes again; change it now and then to look elsewhere. */
const luck = { seed: 20_261_120, numRuns: 150 };

/** A sound body of every operation that takes one. */
const sound: Readonly<Record<string, Record<string, unknown>>> = {
  assessSponsor: {
    isUKRegistered: 'No - Planning to Register',
    documentsSubmitted: 'Need More Information',
    knowsJobRoleAndCode: 'Yes',
    meetsSalaryThreshold: 'No',
    authorizingOfficerAvailable: 'Yes',
    email: 'amara@example.com',
  },
  estimateLicenceCost: {
    appliedOn: '2026-11-20',
    licenceType: 'worker',
    sponsorSize: 'large',
    priority: true,
  },
  estimateSkillsCharge: {
    assignedOn: '2026-11-20',
    sponsorSize: 'large',
    months: 36,
    location: 'inside',
    occupationCode: '2134',
    switchingFromStudent: false,
  },
  estimateSponsorshipCost: {
    assignedOn: '2026-11-20',
    appliedOn: '2026-12-01',
    sponsorSize: 'small',
    startsOn: '2027-01-04',
    endsOn: '2030-01-03',
    location: 'outside',
    visaType: 'other',
    enteredAsStudent: false,
    occupationCode: '2142',
    healthAndCare: false,
    priority: 'priority',
    partner: { priority: 'none' },
    children: { count: 2, under18: 1, priority: 'none' },
    licence: { type: 'both', priority: true, appliedOn: '2026-11-01' },
  },
  estimateMinimumSalary: {
    occupationCode: '2113',
    assignedOn: '2026-11-20',
    appliedOn: '2026-12-01',
    hoursPerWeek: 40,
    months: 36,
    salaryPence: 5_000_000,
    deductionsPence: 100_000,
    inUk: true,
    under26: false,
    visaType: 'graduate',
    newEntrantLimb: 'postdoctoral',
    monthsHeld: 6,
    phd: 'stem',
    inRouteSince: '2024-01-01',
    healthAndCare: { employer: 'nhs' },
    workNation: 'scotland',
    listScopeConfirmed: true,
    monthsWithSponsor: 4,
  },
  estimatePayPeriods: {
    assignedOn: '2026-11-20',
    occupationCode: '2134',
    option: 'A',
    cycle: [52, 52, 52, 0],
    frequency: 'weekly',
    irregular: true,
    periods: [{ paidPence: 105_200, hours: 37.5, permittedReduction: false }],
  },
  showSalaryDetails: { occupationCode: '2134' },
  sendContactMessage: {
    firstName: 'Amara',
    lastName: 'Okafor',
    email: 'amara@example.com',
    countryCode: '+44',
    phoneNumber: '020 7946 0321',
    message: 'How long does a licence take?',
  },
  askAboutPricing: {
    name: 'Amara Okafor',
    email: 'amara@example.com',
    plan: 'standard',
    button: 'Contact Sales',
  },
  registerUniversity: {
    university: 'University of Example',
    firstName: 'Kofi',
    lastName: 'Mensah',
    role: 'Careers adviser',
    email: 'kofi@example.com',
    countryCode: '+233',
    phoneNumber: '30 221 3850',
    message: 'Our graduates look for sponsored work.',
  },
  bookDemo: {
    purpose: 'consultation',
    firstName: 'Amara',
    lastName: 'Okafor',
    email: 'amara@example.com',
    organization: 'Example Ltd',
    date: '2026-11-24',
    time: '14:30',
    timeZone: 'Asia/Kolkata',
    countryCode: '+44',
    phone: '020 7946 0321',
    comments: 'We hire two developers.',
  },
  moveBooking: { token: 'a.b.c', date: '2026-11-24', time: '14:30', timeZone: 'Asia/Kolkata' },
  cancelBooking: { token: 'a.b.c' },
  subscribeToNewsletter: { email: 'amara@example.com' },
  confirmSubscription: { token: 'a.b.c' },
  unsubscribeFromNewsletter: { token: 'a.b.c' },
};

let app: Awaited<ReturnType<typeof startTestApp>>;
let openApi: unknown;

beforeAll(async () => {
  app = await startTestApp();
  openApi = await (await app.ask('/api/openapi.json')).json();
});
afterAll(() => app[Symbol.asyncDispose]());

describe.each(operations)('$id, whatever is sent to it,', (operation) => {
  it('answers as it is described, or says what to change, and never breaks', async () => {
    const body = bodiesOf(operation);
    const property = fc.asyncProperty(hostilePaths(operation), body, async (path, sent) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await app.ask(path, { method: operation.method, headers, body: sent ?? null });
      const said: unknown = await answer.json();
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      if (answer.status === 200) return void operation.response.parse(said);
      expect(answer.status, 'a fault of the caller').toBeLessThan(500);
      const { fields = {} } = problem.parse(said);
      if (answer.status !== 422) return;
      expect(Object.keys(fields).length, 'fields named').toBeGreaterThan(0);
      for (const message of Object.values(fields)) expect(message).toMatch(/\S/);
    });
    await fc.assert(property, luck);
    expect(app.log.lines.filter(({ level }) => level !== 30)).toEqual([]);
    expect(JSON.stringify(app.log.lines)).not.toContain(typedByAPerson);
  });
});

function bodiesOf(operation: AnyOperation): fc.Arbitrary<string | undefined> {
  if (operation.method !== 'POST') return fc.constant(undefined);
  const known = sound[operation.id];
  if (known === undefined) throw new Error(`Give a sound body of ${operation.id} above.`);
  return hostileBodies(openApi, operation, known);
}
