import { type CalendarDate, lawOn } from '@portway/rules/kernel';
import { goingRates, type Occupation, occupations } from '@portway/rules/occupations';
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
  readonly groups: readonly { readonly group: MajorGroup; readonly rows: readonly OccupationRow[] }[];
}

/** The occupations that match the filter, by major group: one page of them. */
export function findOccupations(asked: OccupationQuery, day: CalendarDate): OccupationsFound {
  const found = occupations.filter((occupation) => answers(occupation, asked, day));
  const pages = Math.max(1, Math.ceil(found.length / rowsOnAPage));
  const page = Math.min(asked.page, pages);
  const shown = found.slice((page - 1) * rowsOnAPage, page * rowsOnAPage);
  const rateOf = standardRates(day);
  const groups = majorGroups.map((group) => ({
    group,
    rows: shown
      .filter(({ code }) => code.startsWith(group.digit))
      .map((occupation) => rowOf(occupation, rateOf, day)),
  }));
  return { count: found.length, page, pages, groups: groups.filter(({ rows }) => rows.length > 0) };
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

function answers(occupation: Occupation, { text, sponsor, group }: OccupationQuery, day: CalendarDate) {
  const words = text.toLowerCase().split(/\s+/);
  const standings: readonly Sponsorability[] =
    sponsorChoices.find(({ value }) => value === sponsor)?.standings ?? [];
  return (
    occupation.code.startsWith(group) &&
    words.every((word) => isNamedBy(word, occupation)) &&
    (sponsor === '' || standings.includes(sponsorabilityOn(occupation, day)))
  );
}

/** Digits match the start of a code; other text matches anywhere in the title. */
function isNamedBy(word: string, { code, title }: Occupation): boolean {
  return /^\d+$/.test(word) ? code.startsWith(word) : title.toLowerCase().includes(word);
}

type RateOf = (occupation: Occupation) => string;

function standardRates(day: CalendarDate): RateOf {
  const read = lawOn(goingRates, day);
  return ({ code, payScale }) => {
    if (read.status === 'no-law') return 'Not recorded';
    const rates = read.value[code];
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
