import { describe, expect, it } from 'vitest';
import * as certificate from './certificate-fee/parameters.ts';
import * as surcharge from './health-surcharge/parameters.ts';
import { addDays, type CalendarDate, calendarDate, lawOn, type Parameter } from './kernel/index.ts';
import { following, parameter, since, successorUnknown } from './kernel/parameter.ts';
import * as licence from './licence-fee/parameters.ts';
import { optionLetters, thresholds } from './minimum-salary/threshold-parameters.ts';
import * as charge from './skills-charge/parameters.ts';
import { checkFees, guidesPage, harveys, memory } from './sources/index.ts';
import { smallCompany, smallOtherBody } from './sponsor-size/parameters.ts';
import * as visa from './visa-fee/parameters.ts';

// Figures that follow from each other, or that one instrument sets together: one of them cannot be changed
// alone.

interface Pair {
  readonly figure: Parameter<number>;
  readonly of: readonly Parameter<number>[];
  readonly by: (figures: readonly number[], day: CalendarDate) => number;
}

const same = (other: Parameter<number>, ...figures: Parameter<number>[]): Pair[] =>
  figures.map((figure) => ({ figure, of: [other], by: ([only = 0]) => only }));
const difference: Pair['by'] = ([more = 0, less = 0]) => more - less;
const half: Pair['by'] = ([whole = 0]) => whole / 2;

/** A share of another threshold: exact in 2024, published to the nearest hundred pounds since 22 July 2025. */
const share =
  (percent: number): Pair['by'] =>
  ([whole = 0], day) => {
    const step = day < '2025-07-22' ? 1_00 : 100_00;
    return Math.round((whole * percent) / 100 / step) * step;
  };

const { A, B, C, D, E, F, G, H, I, J, K } = thresholds;

const pairs: readonly Pair[] = [
  ...same(licence.workerSmall, licence.temporary, licence.bothSmall),
  ...same(licence.workerLarge, licence.bothLarge),
  { figure: licence.addWorkerLarge, of: [licence.workerLarge, licence.temporary], by: difference },
  { figure: licence.addWorkerSmall, of: [licence.workerSmall, licence.temporary], by: difference },
  { figure: licence.addTemporary, of: [licence.bothSmall, licence.workerSmall], by: difference },
  { figure: licence.addTemporary, of: [licence.bothLarge, licence.workerLarge], by: difference },
  { figure: B, of: [A], by: share(90) },
  { figure: C, of: [A], by: share(80) },
  ...same(C, D, E),
  { figure: G, of: [F], by: share(90) },
  ...same(K, H, I, J),
  // The table of fees lists them separately, but they are equal in each edition of it.
  ...same(visa.salaryListShort, visa.healthAndCareLong),
  ...same(visa.priorityOutside, visa.priorityInside),
  ...same(visa.superPriorityOutside, visa.superPriorityInside),
  { figure: charge.halfYearSmall, of: [charge.firstYearSmall], by: half },
  { figure: charge.halfYearLarge, of: [charge.firstYearLarge], by: half },
];

const figuresOn = (parameters: readonly Parameter<number>[], day: CalendarDate) =>
  parameters.flatMap((each) => {
    const law = lawOn(each, day);
    return law.status === 'in-force' ? law.value : [];
  });

/** Each day on which one of the parameters changes, and the day before, if all are recorded on it. */
function recordedDays(parameters: readonly Parameter<number>[]): CalendarDate[] {
  const changes = parameters.flatMap(({ versions }) => versions.map(({ from }) => from));
  const days = new Set(changes.flatMap((from) => [addDays(from, -1), from]));
  return [...days].filter((day) => figuresOn(parameters, day).length === parameters.length).sort();
}

it.each(pairs.map((pair) => ({ ...pair, from: pair.of.map(({ id }) => id).join(' and ') })))(
  '$figure.id follows from $from on every day that one of them changes, and the day before',
  ({ figure, of, by }) => {
    const days = recordedDays([figure, ...of]);
    expect(days.length).toBeGreaterThan(0);
    const computed = days.map((day) => [day, by(figuresOn(of, day), day)]);
    expect(days.flatMap((day) => figuresOn([figure], day).map((stated) => [day, stated]))).toEqual(computed);
  },
);

it('every licence fee with a version that follows from others is among the pairs', () => {
  const derived = licence.licenceFeeParameters.filter(({ versions }) =>
    versions.some(({ confidence }) => confidence === 'derived'),
  );
  expect(derived.map(({ id }) => id)).toEqual([
    'licence-fee.temporary',
    'licence-fee.both.small',
    'licence-fee.both.large',
    'licence-fee.add-worker.small',
    'licence-fee.add-worker.large',
    'licence-fee.add-temporary',
  ]);
  expect(derived.filter((each) => !pairs.some(({ figure }) => figure === each))).toEqual([]);
});

it('the floor of options H to K is 80 % of option F in 2024 and since 22 July 2025, and more in between', () => {
  const days = ['2024-04-04', '2025-04-08', '2025-04-09', '2025-07-21', '2025-07-22'].map(calendarDate);
  expect(days.map((day) => [...figuresOn([K], day), share(80)(figuresOn([F], day), day)])).toEqual([
    [23_200_00, 23_200_00],
    [23_200_00, 23_200_00],
    [25_000_00, 23_200_00],
    [25_000_00, 23_200_00],
    [25_000_00, 25_000_00],
  ]);
});

describe('one instrument sets its figures together', () => {
  const { postLicencePriority, priorityService, workerSmall, workerLarge, bothSmall, bothLarge } = licence;
  it.each<[string, readonly Parameter<unknown>[], readonly string[]]>([
    [
      'licence fees',
      [workerSmall, workerLarge, licence.temporary, bothSmall, bothLarge, licence.addWorkerLarge],
      ['2023-10-04', '2025-04-09', '2026-04-08'],
    ],
    ['licence priority', [priorityService, postLicencePriority], ['2023-10-04', '2025-10-21', '2025-11-11']],
    ['certificate fees', certificate.certificateFeeParameters, ['2023-10-04', '2025-04-09']],
    [
      'visa fees',
      [
        ...[visa.outsideShort, visa.outsideLong, visa.insideShort, visa.salaryListShort],
        ...[visa.salaryListLong, visa.healthAndCareShort, visa.healthAndCareLong],
      ],
      ['2023-10-04', '2025-04-09', '2026-04-08'],
    ],
    [
      'skills charge',
      [charge.firstYearSmall, charge.halfYearSmall, charge.firstYearLarge, charge.halfYearLarge],
      ['2017-04-06', '2025-12-16'],
    ],
    ['surcharge', [surcharge.adultRate, surcharge.reducedRate], ['2020-10-27', '2024-02-06']],
    ['thresholds A to G', [A, B, C, D, E, F, G], ['2024-04-04', '2025-07-22']],
    ['thresholds H to K', [H, I, J, K], ['2024-04-04', '2025-04-09']],
  ])('%s', (_, parameters, days) => {
    for (const { id, versions } of parameters) {
      expect({ id, days: versions.map(({ from }) => from) }).toEqual({ id, days });
    }
  });

  it.each([
    ['2024-04-04', [38_700, 34_830, 30_960, 30_960, 30_960, 29_000, 26_100, 23_200, 23_200, 23_200, 23_200]],
    ['2025-07-22', [41_700, 37_500, 33_400, 33_400, 33_400, 31_300, 28_200, 25_000, 25_000, 25_000, 25_000]],
  ])('the thresholds of options A to K on %s are %j', (day, amounts) => {
    const all = optionLetters.map((option) => thresholds[option]);
    expect(figuresOn(all, calendarDate(day))).toEqual(amounts.map((amount) => amount * 100));
  });

  it.each(['2025-10-21', '2025-11-11'])('a price whose first day is disputed is the same on %s', (day) => {
    expect(figuresOn([priorityService, postLicencePriority], calendarDate(day))).toEqual([750_00, 350_00]);
  });

  it('50 employees make a company small, and any other body', () => {
    const companies = smallCompany.versions.map(
      (version) => 'value' in version && version.value.employeesUpTo,
    );
    expect([...companies, ...figuresOn([smallOtherBody], calendarDate('2025-04-06'))]).toEqual([50, 50, 50]);
  });
});

it('no total includes them: £0 of surcharge for Health and Care, and the usual £100 to £200 for biometrics', () => {
  expect(figuresOn([surcharge.healthAndCareNil], calendarDate('2026-11-20'))).toEqual([0]);
  expect(lawOn(visa.biometricsRange, calendarDate('2026-11-20'))).toMatchObject({
    value: { fromPence: 100_00, toPence: 200_00 },
  });
});

describe('a figure that follows from others', () => {
  const fee = (id: string, versions: Parameter<number>['versions']) =>
    parameter({ id, title: id, governedBy: 'appliedOn', checkAt: checkFees, versions });
  const large = fee('large', [
    since('2025-04-09', 1579, 'official', harveys, guidesPage),
    since('2026-04-08', 1682, 'confirmed', harveys),
  ]);
  const open = successorUnknown('2027-04-09', 'Not published.', 'from-memory', memory);
  const small = fee('small', [
    since('2023-10-04', 536, 'official', memory),
    since('2025-04-09', 574, 'official', memory, harveys),
    open,
  ]);
  const rule = { by: (more: number, less: number) => more - less, why: 'The difference.' };

  it('changes on the days of the others, carries their sources, and is marked; it begins when all are recorded', () => {
    const derived = {
      confidence: 'derived',
      note: 'The difference.',
      sources: [harveys, guidesPage, memory],
    };
    expect(following({ ...rule, of: [large, small] })).toEqual([
      { ...derived, from: '2025-04-09', value: 1005 },
      { ...derived, from: '2026-04-08', value: 1108, sources: [harveys, memory] },
      open,
    ]);
  });

  it('stays as published where a source of its own states it', () => {
    const stated = since('2025-04-09', 1004, 'single-source', guidesPage);
    expect(following({ ...rule, of: [large, small], stated: [stated] })[0]).toBe(stated);
  });

  it('needs a day on which all of them have a figure', () => {
    const late = fee('late', [since('2028-01-01', 1, 'official', memory)]);
    expect(() => following({ ...rule, of: [late, small] })).toThrow('No figure to follow from');
  });
});
