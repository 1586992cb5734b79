import { noted, type Pence, parameter, pounds, since } from '../kernel/index.ts';
import {
  aprilRates,
  checkGoingRates,
  correctedRates,
  occupationTables,
  sponsorCheck,
} from '../sources/index.ts';
import { goingRates20240404 } from './going-rates-2024-04-04.ts';
import { goingRates20250409 } from './going-rates-2025-04-09.ts';
import { goingRates20250722 } from './going-rates-2025-07-22.ts';

/** The columns of one rate, each as published: no column is worked out from another. Null is not recorded. */
export interface RateColumns {
  /** A year at the going rate's own hours. */
  readonly fullPence: Pence | null;
  readonly hourlyPence: Pence | null;
  /** The column of 70 %. */
  readonly newEntrantPence: Pence | null;
  /** The column of 90 %. */
  readonly phdPence: Pence | null;
  /** The column of 80 %. */
  readonly stemPhdPence: Pence | null;
}

/** The going rates of one occupation code: the standard one, and the lower one of transitional workers. */
export interface GoingRates {
  readonly standard: RateColumns;
  readonly lower: RateColumns;
}

type Published = number | null;

/** Code; then in pounds standard, an hour, 70 %, 90 %, 80 %; then the same five of the lower rate. */
export type PublishedRates = readonly [
  code: string,
  ...standard: [Published, Published, Published, Published, Published],
  ...lower: [Published, Published, Published, Published, Published],
];

/** The going rates by occupation code. A code without a row has no figure in the edition. */
export const goingRates = parameter({
  id: 'occupations.going-rates',
  title: 'Going rates by occupation code',
  governedBy: 'assignedOn',
  checkAt: checkGoingRates,
  versions: [
    noted(
      since('2024-04-04', byCode(goingRates20240404), 'disputed', correctedRates, aprilRates),
      'Until 9 July 2024 the Rules themselves carried other, some of them higher, rates. These are the corrected ones: check the archived Rules.',
    ),
    noted(
      since('2024-07-10', byCode(goingRates20240404), 'derived', aprilRates),
      'The standard and the lower rate come from one source; the columns of 70, 80 and 90 % are worked out from them.',
    ),
    noted(
      since('2025-04-09', byCode(goingRates20250409), 'derived', aprilRates),
      'The table of 4 April 2024 with the lowest rate raised to £25,000; this edition itself was not read.',
    ),
    noted(
      since('2025-07-22', byCode(goingRates20250722), 'confirmed', occupationTables, sponsorCheck),
      'Two sources agree on the standard and the lower rate; the columns of 70, 80 and 90 % come from one.',
    ),
  ],
});

function byCode(rows: readonly PublishedRates[]): Readonly<Record<string, GoingRates>> {
  return Object.fromEntries(
    rows.map(([code, full, hourly, entrant, phd, stem, ...lower]) => [
      code,
      { standard: columns([full, hourly, entrant, phd, stem]), lower: columns(lower) },
    ]),
  );
}

function columns([full, hourly, newEntrant, phd, stemPhd]: readonly [
  Published,
  Published,
  Published,
  Published,
  Published,
]): RateColumns {
  return {
    fullPence: inPence(full),
    hourlyPence: inPence(hourly),
    newEntrantPence: inPence(newEntrant),
    phdPence: inPence(phd),
    stemPhdPence: inPence(stemPhd),
  };
}

function inPence(published: Published): Pence | null {
  return published === null ? null : pounds(published);
}
