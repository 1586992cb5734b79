import { majorGroup } from './major-groups.ts';
import { sponsorChoices } from './sponsorability-words.ts';

/** The filter in the query; an unknown value counts as none. */
export interface OccupationQuery {
  readonly text: string;
  readonly sponsor: string;
  readonly group: string;
  readonly page: number;
}

const longestText = 80;

/** Reads the filter from the query. */
export function readOccupationQuery(query: URLSearchParams): OccupationQuery {
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

/** Whether any filter is set. */
export function isAsking({ text, sponsor, group }: OccupationQuery): boolean {
  return text !== '' || sponsor !== '' || group !== '';
}
