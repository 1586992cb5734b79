import type { WorkerEvent } from '@portway/contracts/sponsor/duties/events/events';
import { addDays, type CalendarDate, calendarDate } from '@portway/rules/kernel';
import { type Conclusion, isAllHistory, raises } from '@portway/rules/sponsored-worker';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { WorkerRecord } from '../worker-record.repository.ts';
import { followingOf } from './conclude-event.service.ts';
import { concludesPay } from './conclude-pay.service.ts';
import { concludeRole } from './conclude-role.service.ts';

const conclude = followingOf({ ...concludesPay, role: concludeRole, countedRoute: 'skilled-worker' });
const first = calendarDate('2026-03-09');
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });
const nations = ['england-and-wales', 'scotland', 'northern-ireland'] as const;

const record = fc.record({
  salaryOption: maybe(fc.constantFrom('A', 'D', 'E', 'F', 'I', 'J', 'K')),
  occupationCode: maybe(fc.constantFrom('2134', '2231', '1231', '3544', '6135', '2113')),
  payPence: maybe(fc.integer({ min: 25_000, max: 70_000 }).map((pounds) => pounds * 100)),
  hoursPerWeek: maybe(fc.constantFrom(37.5, 40, 30)),
  nation: maybe(fc.constantFrom(...nations)),
  assigned: maybe(fc.nat(300)),
});

const event = fc.oneof(
  fc.record({
    kind: fc.constant('pay' as const),
    newPounds: fc.integer({ min: 20_000, max: 75_000 }),
    newHours: maybe(fc.constantFrom(37.5, 30, 20)),
    excepted: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('hours' as const),
    newHours: fc.constantFrom(37.5, 40, 30, 20),
    overtimeOnly: fc.boolean(),
    newPounds: maybe(fc.integer({ min: 20_000, max: 75_000 })),
  }),
  fc.record({
    kind: fc.constant('role' as const),
    titleOrDutiesChanged: fc.boolean(),
    newCode: maybe(fc.constantFrom('2134', '2136', '3544')),
    inTrainingProgramme: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('place' as const),
    to: fc.constantFrom('office', 'client-site', 'fully-remote', 'hybrid', 'occasional'),
    mainOfficeStays: fc.boolean(),
  }),
);

const cases = fc.record({
  record,
  event,
  happenedOn: fc.nat(280).map((later) => addDays(first, later)),
  since: fc.nat(60),
  cutOver: maybe(fc.nat(400)),
});
type Made = typeof cases extends fc.Arbitrary<infer M> ? M : never;
type Event = Made['event'];

function recordOf({ record: { assigned, ...known }, happenedOn }: Made): WorkerRecord {
  const assignedOn = assigned === null ? null : addDays(happenedOn, -assigned);
  return {
    ...{ id: 'w', name: 'A worker', route: 'skilled-worker', jobTitle: 'A job', startedOn: null },
    ...{ visaFrom: null, grantNotifiedOn: null, certificateStart: assignedOn },
    certificateAssignedOn: assignedOn,
    ...known,
  };
}

function factsOf(event: Event, happenedOn: CalendarDate): WorkerEvent {
  const about = { worker: 'w', happenedOn };
  const forHealth = false;
  if (event.kind === 'pay') {
    const { newPounds, newHours, excepted } = event;
    const hours = newHours === null ? {} : { newHours };
    return {
      kind: 'pay',
      ...about,
      newPence: newPounds * 100,
      duringExceptedAbsence: excepted,
      forHealth,
      ...hours,
    };
  }
  if (event.kind === 'hours') {
    const { newPounds, kind, ...rest } = event;
    return { kind, ...about, ...rest, forHealth, ...(newPounds !== null && { newPence: newPounds * 100 }) };
  }
  return event.kind === 'role'
    ? { ...event, ...about, newTitle: 'Another job' }
    : { ...event, ...about, workPlace: null, hybridPattern: null };
}

/** What the sponsor has to tell by the guidance, whatever else follows: by the answers alone. */
function isReportable({ event, record: onRecord }: Made): boolean {
  if (event.kind === 'pay')
    return !event.excepted && onRecord.payPence !== null && event.newPounds * 100 < onRecord.payPence;
  if (event.kind === 'hours')
    return !event.overtimeOnly && onRecord.hoursPerWeek !== null && event.newHours !== onRecord.hoursPerWeek;
  if (event.kind === 'place') return ['office', 'client-site', 'fully-remote'].includes(event.to);
  return event.titleOrDutiesChanged && event.newCode === null && !event.inTrainingProgramme;
}

const dueOf = ({ deadline }: Conclusion) =>
  deadline !== null && 'reportBy' in deadline ? deadline.reportBy : null;

function judge(one: Made) {
  const today = addDays(one.happenedOn, one.since);
  const cutOver = one.cutOver === null ? null : addDays(today, -one.cutOver);
  const following = conclude(factsOf(one.event, one.happenedOn), [recordOf(one)], today);
  const isHistory = isAllHistory(following, { happenedOn: one.happenedOn, cutOver });
  return { today, following, isHistory };
}

it('pay, hours, role and place: within its days an event has a duty or a recorded reason, whatever the cut-over', () => {
  let running = 0;
  fc.assert(
    fc.property(cases, (one) => {
      const { today, following, isHistory } = judge(one);
      expect(following).toHaveLength(1);
      for (const { conclusion, nation, happenedOn } of following) {
        expect(conclusion.because).not.toBe('');
        const usual = raises({ event: 'worker-hours-changed', nation, happenedOn }, { because: '' });
        const lastDay = dueOf(usual) ?? happenedOn;
        if (lastDay < today) continue;
        running += 1;
        expect(isHistory, `${one.event.kind} of ${happenedOn}, on ${today}`).toBe(false);
      }
    }),
    { numRuns: 3000, seed: 39 },
  );
  expect(running).toBeGreaterThan(500);
});

it('what is to be told has a duty, with the ten working days of its work place or before the change', () => {
  let count = 0;
  fc.assert(
    fc.property(cases, (one) => {
      fc.pre(isReportable(one));
      const [
        { conclusion, nation, happenedOn } = {
          conclusion: undefined,
          nation: undefined,
          happenedOn: undefined,
        },
      ] = judge(one).following;
      if (conclusion === undefined || nation === undefined) throw new Error('Nothing follows');
      count += 1;
      expect(conclusion.duty, JSON.stringify({ ...one.event, ...one.record })).not.toBeNull();
      if (conclusion.does === 'before-the-change') return;
      const usual = raises({ event: 'worker-hours-changed', nation, happenedOn }, { because: '' });
      expect(dueOf(conclusion)).toBe(dueOf(usual));
    }),
    { numRuns: 3000, seed: 39 },
  );
  expect(count).toBeGreaterThan(500);
});
