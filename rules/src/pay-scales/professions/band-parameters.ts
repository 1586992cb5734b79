import { type CalendarDate, calendarDate, parameter, pounds } from '../../kernel/index.ts';
import { checkGoingRates, skilledOccupationsRules, skilledWorkerRules } from '../../sources/index.ts';
import { type PayPost, type PayScale, post } from '../pay-scale.ts';
import { asRead } from './as-read.ts';

const assignedOn = { governedBy: 'assignedOn', checkAt: checkGoingRates } as const;

// Band, England, Scotland, Wales, Northern Ireland.
const table4 = [
  ['3', 24_071, 26_869, 24_433, 22_816],
  ['4', 26_530, 29_116, 26_928, 25_147],
  ['5', 29_970, 31_892, 30_420, 28_407],
  ['6', 37_338, 39_912, 37_898, 35_392],
  ['7', 46_148, 48_788, 46_840, 43_742],
  ['8a', 53_755, 60_126, 54_550, 50_952],
  ['8b', 62_215, 70_986, 63_150, 58_972],
  ['8c', 74_290, 83_837, 75_405, 70_417],
  ['8d', 88_168, 99_534, 89_491, 83_571],
  ['9', 105_385, 117_732, 106_967, 99_891],
] as const;

const bandsOf = (column: 1 | 2 | 3 | 4, baseHours: number): PayPost[] =>
  table4.map((row) =>
    post(`band-${row[0]}`, `Band ${row[0]}`, { ratePence: pounds(row[column]), baseHours }),
  );

/** The bands of the health service's Agenda for Change, or equivalent, by nation. */
export const healthBands = parameter<PayScale>({
  ...assignedOn,
  id: 'pay-scales.health-bands',
  title: 'Going rates of healthcare jobs by nation and pay band',
  versions: [
    asRead(
      {
        england: bandsOf(1, 37.5),
        scotland: bandsOf(2, 37),
        wales: bandsOf(3, 37.5),
        'northern-ireland': bandsOf(4, 37.5),
      },
      [skilledOccupationsRules('Table 4'), skilledWorkerRules('SW 13.1')],
    ),
  ],
});

/** Which bands are too low to be sponsored, and for whom they are not. */
export interface LowerBands {
  readonly neverSponsored: readonly string[];
  /** Only for workers in the route under the rules before a day, and in the codes excepted. */
  readonly onlyUnderEarlierRules: readonly string[];
  readonly rulesBefore: CalendarDate;
  readonly exceptedCodes: readonly string[];
}

export const lowerBands = parameter<LowerBands>({
  ...assignedOn,
  id: 'pay-scales.lower-bands',
  title: 'Pay bands that cannot be sponsored, or only for workers in the route under earlier rules',
  versions: [
    asRead(
      {
        neverSponsored: ['band-1', 'band-2'],
        onlyUnderEarlierRules: ['band-3', 'band-4'],
        rulesBefore: calendarDate('2025-07-22'),
        exceptedCodes: ['6131'],
      },
      [skilledOccupationsRules('Table 4'), skilledOccupationsRules('Table 3')],
    ),
  ],
});

/** What a nurse who is not registered yet may be paid, and how long. */
export interface NurseBeforeRegistration {
  readonly months: number;
  /** The band with the lowest rate allowed. */
  readonly band: string;
  readonly codes: readonly string[];
}

/** Nurses before registration: pay below the threshold of option K (SW 13.2 and 13.3). */
export const nurseBeforeRegistrationPay = parameter<NurseBeforeRegistration>({
  ...assignedOn,
  id: 'pay-scales.nurse-before-registration',
  title: 'Nurses before registration: months below the threshold of option K, and the least pay band',
  versions: [
    asRead(
      {
        months: 8,
        band: 'band-3',
        codes: ['2231', '2232', '2233', '2234', '2235', '2236', '2237'],
      },
      [skilledWorkerRules('SW 13.2 and 13.3'), skilledOccupationsRules('Table 4')],
      'Working towards registration: the English and computer-based tests of the Nursing and Midwifery Council are passed before the application, and the practical examination (OSCE) is sat within 3 months of the start day. Returning to practice: registered before, and on a programme that the Council approves. Sponsorship ends without registration within the 8 months.',
    ),
  ],
});
