import { type CalendarDate, lawOn } from '@portway/rules/kernel';
import { findOccupation, goingRates, type Occupation, occupations } from '@portway/rules/occupations';
import { type MajorGroup, majorGroups } from './major-groups.ts';
import type { OccupationQuery } from './occupation-query.ts';
import { yearly } from './present-rates.ts';
import { sponsorabilityOn } from './sponsorability.ts';
import { type Sponsorability, sponsorabilityWords, sponsorChoices } from './sponsorability-words.ts';

/** More rows than the largest major group has, and still a small page. */
export const rowsOnAPage = 100;
export interface OccupationRow {
  readonly code: string;
  readonly title: string;
  readonly tag: (typeof sponsorabilityWords)[Sponsorability];
  readonly rate: string;
}

export interface OccupationsFound {
  readonly count: number;
  readonly page: number;
  readonly pages: number;
  readonly groups: readonly RowGroup[];
}

interface RowGroup {
  /** A major group, or the best matches, which have no digit. */
  readonly group: MajorGroup | typeof bestMatches;
  readonly rows: readonly OccupationRow[];
}

const bestMatches = { digit: '', title: 'Best matches' } as const;

/**
 * The occupations that match the filter: first `matches`, the codes that the search of the calculators gives for
 * the text, best first; then those with the text in their name, by major group. One page of them.
 */
export function findOccupations(
  query: OccupationQuery,
  day: CalendarDate,
  matches: readonly string[] = [],
): OccupationsFound {
  const best = matches
    .flatMap((code) => findOccupation(code) ?? [])
    .filter((each) => isLeft(each, query, day));
  const nameMatches = occupations.filter((each) => isNamed(each, query.text) && isLeft(each, query, day));
  const results = [...best, ...nameMatches.filter((each) => !best.includes(each))];
  const pages = Math.max(1, Math.ceil(results.length / rowsOnAPage));
  const page = Math.min(query.page, pages);
  const pageResults = results.slice((page - 1) * rowsOnAPage, page * rowsOnAPage);
  const rateOf = standardRates(day);
  const rowsOf = (these: readonly Occupation[]) => these.map((each) => rowOf(each, rateOf, day));
  const others = pageResults.filter((each) => !best.includes(each));
  const groups: RowGroup[] = [
    { group: bestMatches, rows: rowsOf(pageResults.filter((each) => best.includes(each))) },
    ...majorGroups.map((group) => ({
      group,
      rows: rowsOf(others.filter(({ code }) => code.startsWith(group.digit))),
    })),
  ];
  return { count: results.length, page, pages, groups: groups.filter(({ rows }) => rows.length > 0) };
}

/** How many codes each major group has, and in how many a new worker can be sponsored on the day. */
export function groupCounts(day: CalendarDate) {
  return majorGroups.map((group) => {
    const codes = occupations.filter(({ code }) => code.startsWith(group.digit));
    const standings = codes.map((occupation) => sponsorabilityOn(occupation, day));
    return { ...group, count: codes.length, open: standings.filter(isOpenToNewWorkers).length };
  });
}

function isOpenToNewWorkers(sponsorability: Sponsorability): boolean {
  return ['sponsored', 'listed', 'some-listed', 'inside-only'].includes(sponsorability);
}

/** Whether the choices besides the text leave an occupation in. */
function isLeft(occupation: Occupation, { sponsor, group }: OccupationQuery, day: CalendarDate): boolean {
  const standings: readonly Sponsorability[] =
    sponsorChoices.find(({ value }) => value === sponsor)?.standings ?? [];
  return (
    occupation.code.startsWith(group) &&
    (sponsor === '' || standings.includes(sponsorabilityOn(occupation, day)))
  );
}

/** Digits match the start of a code; other text matches anywhere in the title. */
function isNamed({ code, title }: Occupation, text: string): boolean {
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => (/^\d+$/.test(word) ? code.startsWith(word) : title.toLowerCase().includes(word)));
}

type RateOf = (occupation: Occupation) => string;

function standardRates(day: CalendarDate): RateOf {
  const outcome = lawOn(goingRates, day);
  return ({ code, payScale }) => {
    if (outcome.status === 'no-law') return 'Not recorded';
    const rates = outcome.value[code];
    if (!rates) return payScale ? 'Pay scale' : 'None';
    return rates.standard.fullPence === null ? 'Lower rate only' : yearly(rates.standard.fullPence);
  };
}

function rowOf(occupation: Occupation, rateOf: RateOf, day: CalendarDate): OccupationRow {
  const { code, title } = occupation;
  return {
    code,
    title,
    tag: sponsorabilityWords[sponsorabilityOn(occupation, day)],
    rate: rateOf(occupation),
  };
}
