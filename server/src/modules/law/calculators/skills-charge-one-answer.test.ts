import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { httpClient } from '../../../testing/http-client.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const lines = z.array(z.object({ item: z.string(), amountPence: z.number().optional() }));
const bill = z.object({ lines });
const plan = z.object({ cost: bill });
const priced = z.object({ amountPence: z.number() });

/** Whether an operation says that nothing is due, or how much. */
const chargeOn = (billLines: z.output<typeof lines>) =>
  billLines.find(({ item }) => item === 'skills-charge')?.amountPence ?? 0;

const common = { assignedOn: '2026-11-20', sponsorSize: 'large', months: 36, occupationCode: '2134' };

describe('the skills charge of the same facts', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const visitor = httpClient((path, init) => app.ask(path, init));

  async function alone(facts: object) {
    const { body } = await visitor.post('/api/estimates/skills-charge', { ...common, ...facts });
    return priced.parse(body).amountPence;
  }

  async function inTheBill(facts: object) {
    const rest = { appliedOn: '2026-11-20', healthAndCare: false, priority: 'none' };
    const { body } = await visitor.post('/api/estimates/sponsorship-cost', { ...common, ...rest, ...facts });
    return chargeOn(bill.parse(body).lines);
  }

  async function inThePlan(facts: object) {
    const rest = { hoursPerWeek: 37.5, holdsLicence: true };
    const { body } = await visitor.post('/api/estimates/hire-plan', { ...common, ...rest, ...facts });
    return chargeOn(plan.parse(body).cost.lines);
  }

  const studentSwitch = 'course-completed';

  it.each([
    ['a Student who has completed the course', { studentSwitch }, 'student', { studentSwitch }, 0],
    ['a Student who switches', { switchingFromStudent: true }, 'student', { enteredAsStudent: true }, 0],
    [
      'an extension after a switch from Student',
      { extension: true },
      'skilled',
      { enteredAsStudent: true },
      0,
    ],
    [
      'an extension of another worker',
      { extension: true, switchingFromStudent: false },
      'skilled',
      { enteredAsStudent: false },
      396_000,
    ],
    ['a Graduate', { switchingFromStudent: false }, 'graduate', { enteredAsStudent: true }, 396_000],
  ])(
    '%s is the same alone, in the bill and in the plan',
    async (_who, facts, visaType, planFacts, amount) => {
      const inside = { location: 'inside', visaType };
      expect(await alone({ ...facts, location: 'inside' })).toBe(amount);
      expect(await inTheBill({ ...inside, enteredAsStudent: false, ...planFacts })).toBe(amount);
      expect(await inThePlan({ ...inside, ...planFacts })).toBe(amount);
    },
  );

  it('a Student in a plan switches without being asked', async () => {
    expect(await inThePlan({ location: 'inside', visaType: 'student', studentSwitch })).toBe(0);
    expect(await inThePlan({ location: 'inside', visaType: 'student' })).toBe(0);
  });

  it('from outside the UK £3,960 is due whatever was studied', async () => {
    expect(await alone({ location: 'outside', studentSwitch, extension: true })).toBe(396_000);
    expect(await inThePlan({ location: 'outside', visaType: 'student' })).toBe(396_000);
  });
});
