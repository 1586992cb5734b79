import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, calendarDate } from '../kernel/index.ts';
import { type DutyId, dutyIds } from '../sponsor-duties/index.ts';
import { holidayNations, type ReadDay, readDay } from '../working-days/index.ts';
import { deadlineBy, type EventFacts, type ReportingFacts, reportingDeadline } from './index.ts';

const isEvent = (id: DutyId): id is EventFacts['event'] =>
  id !== 'worker-late-start' && id !== 'worker-unauthorised-absence';

const day = fc.nat(850).map((later) => addDays(calendarDate('2026-03-06'), later));
const nation = fc.constantFrom(...holidayNations);
const facts: fc.Arbitrary<ReportingFacts> = fc.oneof(
  fc.record({ event: fc.constantFrom(...dutyIds.filter(isEvent)), nation, happenedOn: day }),
  fc.record({ event: fc.constant('worker-unauthorised-absence' as const), nation, firstDayAbsent: day }),
  fc.record({ event: fc.constant('worker-late-start' as const), nation, certificateStart: day }),
);

const reportBy = (outcome: ReturnType<typeof reportingDeadline>) =>
  'reportBy' in outcome ? outcome.reportBy : undefined;

it('a holiday that is added never gives an earlier day', () => {
  fc.assert(
    fc.property(facts, fc.nat(60), (event, later) => {
      const outcome = reportingDeadline(event);
      if (!('reportBy' in outcome)) return;
      const holiday = addDays(outcome.clock.from, later - 20);
      const readWithHoliday: ReadDay = (each) =>
        each === holiday
          ? { status: 'answered', kind: 'bank-holiday', name: 'A holiday added', steps: [] }
          : readDay(each, event.nation);
      const laterOutcome = deadlineBy(event, readWithHoliday);
      expect((reportBy(laterOutcome) ?? '') >= outcome.reportBy).toBe(true);
    }),
  );
});

it('Northern Ireland is never earlier than England and Wales', () => {
  fc.assert(
    fc.property(facts, (event) => {
      const england = reportBy(reportingDeadline({ ...event, nation: 'england-and-wales' }));
      const ireland = reportBy(reportingDeadline({ ...event, nation: 'northern-ireland' }));
      expect((ireland ?? '9') >= (england ?? '')).toBe(true);
    }),
  );
});

it('the reminder is never after the last day, nor after any reading, and the days listed are without a gap', () => {
  fc.assert(
    fc.property(facts, (event) => {
      const outcome = reportingDeadline(event);
      if (!('reportBy' in outcome)) return;
      const { remindBy, readings, days, clock } = outcome;
      expect(
        [outcome.reportBy, ...readings.flatMap(({ reportBy }) => reportBy ?? [])].every(
          (each) => remindBy <= each,
        ),
      ).toBe(true);
      expect(days.map(({ date }) => date)).toEqual(days.map((_, place) => addDays(clock.from, place + 1)));
      expect(days.filter(({ counts }) => counts)).toHaveLength(clock.length);
      expect(days.at(-1)).toMatchObject({ date: outcome.reportBy, number: clock.length });
    }),
  );
});
