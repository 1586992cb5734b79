import { addDays, calendarDate } from '@portway/rules/kernel';
import { absence, raises, start, unpaidLeave } from '@portway/rules/sponsored-worker';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Absence, Looking, WorkerFacts } from './facts.ts';
import { lookAtWorker } from './look-at-worker.ts';

const first = calendarDate('2026-03-09');
const someDay = (max: number) => fc.integer({ min: 0, max }).map((later) => addDays(first, later));
const nation = fc.constantFrom('england-and-wales', 'scotland', 'northern-ireland');

const absences = fc.array(
  fc
    .record({
      from: someDay(300),
      length: fc.option(fc.integer({ min: 0, max: 60 })),
      pay: fc.constantFrom('paid', 'reduced', 'unpaid'),
      agreed: fc.boolean(),
      excepted: fc.boolean(),
      isFromFile: fc.boolean(),
    })
    .map(
      ({ from, length, ...rest }): Absence => ({
        ...rest,
        id: from,
        from,
        to: length === null ? null : addDays(from, length),
        stillAwayOn: null,
      }),
    ),
  { maxLength: 3 },
);

const cases = fc.record({
  nation,
  absences,
  today: someDay(330),
  cutOver: fc.option(fc.integer({ min: 0, max: 400 })),
  importCutOver: fc.option(fc.integer({ min: 0, max: 400 })),
  certificateStart: someDay(300),
  startsAfter: fc.option(fc.integer({ min: 0, max: 60 })),
  endsAfter: fc.option(fc.integer({ min: 0, max: 300 })),
});
type Made = typeof cases extends fc.Arbitrary<infer M> ? M : never;

function madeUp(one: Made): { worker: WorkerFacts; looking: Looking } {
  const { today } = one;
  const daysAgo = (days: number | null) => (days === null ? null : addDays(today, -days));
  const startedOn = one.startsAfter === null ? null : addDays(one.certificateStart, one.startsAfter);
  const endedOn = one.endsAfter === null ? null : addDays(one.certificateStart, one.endsAfter);
  const terms = {
    code: '2134',
    payPence: 60_000_00,
    hours: 37.5,
    worksOn: [1, 2, 3, 4, 5],
    nation: one.nation,
  };
  return {
    worker: {
      ...{ id: 'w', name: 'A worker', route: 'skilled-worker', option: 'A', certificates: [] },
      ...{
        certificateEnds: null,
        visaFrom: null,
        visaEnds: null,
        grantNotifiedOn: null,
        nextCheckOn: null,
        disagreement: null,
      },
      certificateStart: one.certificateStart,
      startedOn: startedOn !== null && startedOn <= today ? startedOn : null,
      endedOn,
      terms: { ...terms, worksOn: [1, 2, 3, 4, 5] },
      absences: one.absences.filter(({ from }) => from <= today),
      importCutOver: daysAgo(one.importCutOver),
    },
    looking: { today, missedUntil: today, cutOver: daysAgo(one.cutOver) },
  };
}

/** What can still be reported in time by the rules alone, without a thought of the cut-over day. */
function stillRunning({ worker, looking: { today } }: ReturnType<typeof madeUp>) {
  const at = worker.terms?.nation ?? 'england-and-wales';
  const endedOn = worker.endedOn !== null && worker.endedOn <= today ? worker.endedOn : null;
  const last = endedOn ?? today;
  const endedAbsences = worker.absences
    .filter(({ from, to, isFromFile }) => from <= last && !(isFromFile && to === null && endedOn === null))
    .map((each) => ({ ...each, to: each.to ?? last }));
  const conclusions = [
    ...endedAbsences
      .filter(({ agreed, excepted }) => !agreed && !excepted)
      .map(({ from, to }) =>
        absence({
          nation: at,
          firstDayAbsent: from,
          missedUntil: to,
          permitted: false,
          worksOn: [1, 2, 3, 4, 5],
        }),
      ),
    ...[2026, 2027].map((year) =>
      unpaidLeave({
        ...{ nation: at, worksOn: [1, 2, 3, 4, 5], year },
        leave: endedAbsences
          .filter(({ pay, excepted, from, to }) => pay !== 'paid' && !excepted && to >= from)
          .map(({ from, to, pay }) => ({ from, to, kind: pay === 'unpaid' ? 'unpaid' : 'reduced-pay' })),
      }),
    ),
    ...(endedOn === null
      ? []
      : [raises({ event: 'worker-leaves', nation: at, happenedOn: endedOn }, { because: '' })]),
    ...(worker.certificateStart !== null && (endedOn === null || worker.startedOn !== null)
      ? [
          start({
            nation: at,
            certificateStart: worker.certificateStart,
            ...(worker.startedOn !== null && { startedOn: worker.startedOn }),
            on: last,
          }),
        ]
      : []),
  ];
  return conclusions.flatMap(({ duty, deadline }) =>
    duty !== null && deadline !== null && 'reportBy' in deadline && deadline.reportBy >= today
      ? [`${duty} by ${deadline.reportBy}`]
      : [],
  );
}

it('no event within its reporting days is without a duty, whoever the worker and whatever the cut-over day', () => {
  fc.assert(
    fc.property(cases, (one) => {
      const { worker, looking } = madeUp(one);
      const reports = lookAtWorker(worker, looking).findings.flatMap(({ conclusion: { duty, deadline } }) =>
        duty !== null && deadline !== null && 'reportBy' in deadline
          ? [`${duty} by ${deadline.reportBy}`]
          : [],
      );
      expect(reports).toEqual(expect.arrayContaining(stillRunning({ worker, looking })));
    }),
    { numRuns: 1000, seed: 39 },
  );
});

it('an absence of a file without a last day, from which something may follow, is always asked about', () => {
  fc.assert(
    fc.property(cases, (one) => {
      const { worker, looking } = madeUp({ ...one, endsAfter: null });
      const open = worker.absences.filter(
        ({ isFromFile, to, excepted, agreed, pay }) =>
          isFromFile && to === null && !excepted && (!agreed || pay !== 'paid'),
      );
      const questions = lookAtWorker(worker, looking).findings.filter(({ key }) =>
        key.startsWith('absence-asked:'),
      );
      expect(questions).toHaveLength(open.length);
    }),
    { numRuns: 300, seed: 39 },
  );
});
