import { noted, type Pence, parameter, pounds, since } from '../kernel/index.ts';
import {
  aprilRates,
  checkGoingRates,
  correctedRates,
  occupationTables,
  skilledOccupationsRules,
} from '../sources/index.ts';
import type {
  GoingRates,
  Published,
  PublishedRates,
  RateColumns,
  RateEdition,
} from './tables/published-rates.ts';
import { published } from './tables/published-tables.ts';

const tables: Readonly<Record<RateEdition, Record<string, GoingRates>>> = {
  '2024-04-04': byCode(published.rates['2024-04-04']),
  '2025-04-09': byCode(published.rates['2025-04-09']),
  '2025-07-22': byCode(published.rates['2025-07-22']),
};

/** The going rates of an edition by occupation code, for the rows loaded here. */
export function ratesIn(edition: RateEdition): Record<string, GoingRates> {
  return tables[edition];
}

const twoReadings = 'There are two readings of the lower rates of nine codes (Table 2a).';

/** The going rates by occupation code. A code without a row has no figure in the edition. */
export const goingRates = parameter<Readonly<Record<string, GoingRates>>>({
  id: 'occupations.going-rates',
  title: 'Going rates by occupation code',
  governedBy: 'assignedOn',
  checkAt: checkGoingRates,
  versions: [
    noted(
      since('2024-04-04', tables['2024-04-04'], 'disputed', correctedRates, aprilRates),
      `Until 9 July 2024 the Rules themselves had other rates, some of them higher. These are the corrected ones. Check the archived Rules. ${twoReadings}`,
    ),
    noted(
      since('2024-07-10', tables['2024-04-04'], 'derived', aprilRates),
      `The standard and the lower rate come from one source; the columns of 70, 80 and 90 % are worked out from them. ${twoReadings}`,
    ),
    noted(
      since('2025-04-09', tables['2025-04-09'], 'derived', aprilRates),
      `The table of 4 April 2024 with the lowest rate raised to £25,000; this edition itself was not read. ${twoReadings}`,
    ),
    noted(
      since(
        '2025-07-22',
        tables['2025-07-22'],
        'official',
        skilledOccupationsRules('Tables 1, 1a, 2, 2a, 2aa'),
        occupationTables,
      ),
      'Every rate of every code as in the Rules. Our earlier copies had other figures for 11 codes (1259, 5313 and the nine of Table 2a); we use the Rules’ figures here.',
    ),
  ],
});

function byCode(rows: readonly PublishedRates[]): Record<string, GoingRates> {
  return Object.fromEntries(rows.map((row) => [row[0], ratesOf(row)]));
}

function ratesOf([_code, full, hourly, entrant, phd, stem, ...lower]: PublishedRates): GoingRates {
  return { standard: columns([full, hourly, entrant, phd, stem]), lower: columns(lower) };
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
