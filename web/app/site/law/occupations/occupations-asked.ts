import { majorGroup } from './major-groups.ts';
import { sponsorChoices } from './standing-words.ts';

/** What the filter asks, as the address says it; a value that is no choice of ours asks nothing. */
export interface OccupationsAsked {
  readonly text: string;
  readonly sponsor: string;
  readonly group: string;
  readonly page: number;
}

const longestText = 80;

/** The filter of the address. */
export function readOccupationsAsked(query: URLSearchParams): OccupationsAsked {
  const sponsor = query.get('sponsor') ?? '';
  const group = query.get('group') ?? '';
  const page = Number(query.get('page'));
  return {
    text: (query.get('q') ?? '').trim().slice(0, longestText),
    sponsor: sponsorChoices.some(({ value }) => value === sponsor) ? sponsor : '',
    group: majorGroup(group)?.digit ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Whether anything was asked, or the reader stands at the beginning. */
export function isAsking({ text, sponsor, group }: OccupationsAsked): boolean {
  return text !== '' || sponsor !== '' || group !== '';
}
