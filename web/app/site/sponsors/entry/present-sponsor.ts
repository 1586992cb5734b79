import type { SponsorWithHistory } from '@portway/contracts/register/sponsor-register/sponsors';
import { dayInWords } from '../../../text/days.ts';
import { overallRating, ratingInWords } from '../../../text/sponsor/rating-words.ts';
import { sponsorChangeWords } from '../../../text/sponsor/sponsor-change-words.ts';

type Change = SponsorWithHistory['history'][number];

/** The first sentence of an entry's page: on the register or not, and with which rating. */
export function verdictOf({ listed, routes }: Pick<SponsorWithHistory, 'listed' | 'routes'>): string {
  if (!listed) return 'is no longer on the register of sponsors';
  const { words } = overallRating(routes);
  return `is on the register of sponsors, ${withRating(words)}`;
}

function withRating(words: string): string {
  if (words === 'Provisional') return 'with a provisional rating';
  const several = words.includes(', ');
  return `with ${several ? '' : words.startsWith('A') || words.startsWith('O') ? 'an ' : 'a '}${several ? words.replace(', ', ' and ') : words.replace('Other', 'other')}`;
}

export interface RouteRow {
  readonly route: string;
  readonly rating: string;
  readonly since: string;
}

/** The routes of an entry, each with the day from which the editions imported here have it. */
export function routeRows({
  routes,
  history,
  firstSeen,
  sinceAtLeast,
}: Pick<SponsorWithHistory, 'routes' | 'history' | 'firstSeen' | 'sinceAtLeast'>): RouteRow[] {
  return routes.map(({ route, rating }) => {
    const addition = history.find((change) => isIn(change.after, route) && !isIn(change.before, route));
    const day = dayInWords(addition?.on ?? firstSeen);
    const since = addition === undefined && sinceAtLeast ? `at least ${day}` : day;
    return { route, rating: ratingInWords(rating), since };
  });
}

const isIn = (licences: Change['after'], route: string) => licences.some((each) => each.route === route);

export interface HistoryPoint {
  readonly on: string;
  readonly says: string;
  readonly details: readonly string[];
}

/** What the editions imported here have shown of an entry, the oldest first. */
export function historyPoints(sponsor: SponsorWithHistory): HistoryPoint[] {
  const { history, firstSeen, sinceAtLeast, recordedOn, listed } = sponsor;
  const begins = history.some(({ kind, on }) => kind === 'added' && on === firstSeen);
  const points = history.toReversed().map((change) => ({
    on: change.on,
    says: change.on === firstSeen && change.kind === 'added' ? 'first seen' : sponsorChangeWords[change.kind],
    details: detailsOf(change),
  }));
  const first = {
    on: firstSeen,
    says: sinceAtLeast ? 'there in our first edition' : 'first seen',
    details: [],
  };
  const last = recordedOn !== null && listed ? [{ on: recordedOn, says: 'still there', details: [] }] : [];
  const all = [...(begins ? [] : [first]), ...points, ...last];
  // The newest edition may be the one that changed it, and says so already.
  return all.filter((point, at) => point.on !== all[at - 1]?.on || point.says !== 'still there');
}

/** Which routes came and went, and which ratings are others. */
export function detailsOf({ kind, before, after }: Pick<Change, 'kind' | 'before' | 'after'>): string[] {
  if (kind === 'added' || kind === 'back' || kind === 'gone') return [];
  const gained = routesOf(after).filter((route) => !isIn(before, route));
  const lostRoutes = routesOf(before).filter((route) => !isIn(after, route));
  const rated = routesOf(after).flatMap((route) => {
    const [was, is] = [ratingsFor(before, route), ratingsFor(after, route)];
    return was === '' || was === is ? [] : [`${route}: ${was} to ${is}`];
  });
  return [
    ...gained.map((route) => `${route} added`),
    ...lostRoutes.map((route) => `${route} gone`),
    ...rated,
  ];
}

const routesOf = (licences: Change['after']) => [...new Set(licences.map(({ route }) => route))];

const ratingsFor = (licences: Change['after'], routeName: string) =>
  licences
    .filter(({ route }) => route === routeName)
    .map(({ rating }) => ratingInWords(rating))
    .join(' and ');

/** The names it trades under that its own name does not say already, as “T/A …”. */
export function otherNames({ name, names }: Pick<SponsorWithHistory, 'name' | 'names'>): string[] {
  return names.filter((other) => !name.toLowerCase().includes(other.toLowerCase()));
}

/** Town and county, as they are written. */
export function placeOf({
  town,
  county,
}: {
  readonly town: string | null;
  readonly county: string | null;
}): string {
  return [town, county].filter((place) => place !== null && place !== '').join(', ');
}

/** The first letters of the first two words that tell a company from others. */
export function initialsOfCompany(name: string): string {
  const words = name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !/^(?:the|and|of|a)$/i.test(word));
  return words
    .slice(0, 2)
    .map(([letter = '']) => letter)
    .join('')
    .toLocaleUpperCase('en-GB');
}
