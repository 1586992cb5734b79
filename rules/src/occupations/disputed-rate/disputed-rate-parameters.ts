import { noted, type Pence, parameter, pounds, since } from '../../kernel/index.ts';
import {
  aprilRates,
  checkGoingRates,
  occupationTables,
  skilledOccupationsRules,
} from '../../sources/index.ts';

/** Two readings of the lower rate of one code, per year at 37.5 hours. */
export interface DisputedRate {
  /** The figure of the edition as recorded here. */
  readonly recordedPence: Pence;
  /** The threshold of option F, which the Rules of December 2025 print for these codes. */
  readonly thresholdPence: Pence;
}

const codes = ['3214', '6116', '6232', '6250', '7115', '7125', '7129', '8115', '9252'] as const;

const readings = (threshold: Pence, recorded: (code: (typeof codes)[number]) => Pence) =>
  Object.fromEntries(
    codes.map((code) => [code, { recordedPence: recorded(code), thresholdPence: threshold }]),
  );

const recordedIn2024 = {
  3214: pounds(23_400),
  6116: pounds(23_200),
  6232: pounds(23_200),
  6250: pounds(23_200),
  7115: pounds(24_200),
  7125: pounds(23_200),
  7129: pounds(23_800),
  8115: pounds(24_200),
  9252: pounds(23_200),
};

const april2024 = readings(pounds(29_000), (code) => recordedIn2024[code]);
const april2025 = readings(pounds(29_000), () => pounds(25_000));
const july2025 = readings(pounds(31_300), () => pounds(31_300));

const why =
  'In the Rules of December 2025 the lower rate of these nine codes is the threshold of option F itself. Our copies of the earlier table print a lower figure, and had the same difference in the edition of 22 July 2025, where they were wrong.';

/** The codes of Table 2a whose lower rate has two readings, until a source of that edition settles it. */
export const disputedRates = parameter<Readonly<Record<string, DisputedRate>>>({
  id: 'occupations.table-2a-rates-before-2025-07-22',
  title: 'Lower rates of Table 2a that had two readings until 22 July 2025',
  governedBy: 'assignedOn',
  checkAt: checkGoingRates,
  versions: [
    noted(since('2024-04-04', april2024, 'disputed', aprilRates, skilledOccupationsRules('Table 2a')), why),
    noted(
      since('2025-04-09', april2025, 'disputed', aprilRates, skilledOccupationsRules('Table 2a')),
      `${why} We have no copy of the edition of 9 April 2025. Its figures are those of 2024 with the lowest raised.`,
    ),
    noted(
      since('2025-07-22', july2025, 'official', skilledOccupationsRules('Table 2a'), occupationTables),
      'Settled: the Rules print the threshold of option F, and it is recorded.',
    ),
  ],
});
