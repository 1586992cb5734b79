import type { RegisterMark } from '@portway/contracts/candidate/jobs/job-choices';
import type {
  RegisterCandidate,
  RegisterEntry,
  RegisterMatch,
} from '@portway/contracts/candidate/jobs/job-sponsorship';
import type { RegisterWord } from '@portway/formats/register-word';

interface StoredEntry {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly town: string | null;
  readonly county: string | null;
  readonly last_edition: string;
  readonly ratings: RegisterEntry['ratings'];
}

export const noRegister: RegisterMatch = {
  status: 'no-register',
  edition: null,
  confirmed: null,
  confirmedOn: null,
  candidates: [],
  sponsorsSkilledWorkers: 'unknown',
};

export function entryOf({ id, slug, name, town, county, last_edition, ratings }: StoredEntry): RegisterEntry {
  return { id, slug, name, town, county, lastSeenOn: last_edition, ratings };
}

/** The match where an organisation has claimed its entry; `confirmedOn` is the day on which our team confirmed that. */
export function confirmedMatch(
  publishedOn: string,
  stored: StoredEntry,
  confirmedOn: string | null,
): RegisterMatch {
  const confirmed = entryOf(stored);
  return {
    status: 'confirmed',
    edition: { publishedOn },
    confirmed,
    confirmedOn,
    candidates: [],
    sponsorsSkilledWorkers: sponsors(confirmed),
  };
}

/** The match without a claim: the three most similar entries, certain only if exactly one is identical. */
export function possibleMatches(
  publishedOn: string,
  candidates: readonly RegisterCandidate[],
): RegisterMatch {
  const exact = candidates.filter(({ confidence }) => confidence === 'exact');
  const [only] = exact;
  return {
    status: candidates.length === 0 ? 'not-found' : 'candidates',
    edition: { publishedOn },
    confirmed: null,
    confirmedOn: null,
    candidates: candidates.slice(0, 3),
    sponsorsSkilledWorkers: only && exact.length === 1 ? sponsors(only.entry) : 'unknown',
  };
}

/** A B-rated sponsor, "Worker (B rating)" in the register, cannot give anyone new a certificate. */
const sponsors = ({ ratings }: RegisterEntry) =>
  ratings.some(({ route, rating }) => /^skilled worker$/i.test(route) && !/\bB[ -]rat/i.test(rating));

/** The editions of the register between which an entry was seen. */
export interface SeenIn {
  /** The first that lists it; undefined without an entry. */
  readonly first: string | undefined;
  /** The first that was ever read. */
  readonly earliest: string;
}

/** The entry that a match is about: its own, or the only one with its name and town. */
export function entryMatched({ confirmed, candidates }: RegisterMatch): RegisterEntry | undefined {
  const exact = candidates.filter(({ confidence }) => confidence === 'exact');
  return confirmed ?? (exact.length === 1 ? exact[0]?.entry : undefined);
}

/** A match in short; null while no register was read. */
export function registerWordOf(match: RegisterMatch, { first, earliest }: SeenIn): RegisterWord | null {
  const { confirmed, edition, status, sponsorsSkilledWorkers } = match;
  if (edition === null) return null;
  const newest = { atLeast: false, edition: edition.publishedOn };
  if (confirmed !== null && confirmed.lastSeenOn !== edition.publishedOn)
    return { status: 'left', day: confirmed.lastSeenOn, ...newest };
  if (first === undefined)
    return { status: status === 'not-found' ? 'not-found' : 'similar', day: edition.publishedOn, ...newest };
  const sighting = { day: first, atLeast: first === earliest, edition: edition.publishedOn };
  if (confirmed === null) return { status: 'same-name', ...sighting };
  return { status: sponsorsSkilledWorkers === false ? 'other-routes' : 'on', ...sighting };
}

/** What an organisation's claim is worth beside its jobs; null where it has none that counts. */
export function markOf({
  edition,
  confirmed,
  confirmedOn,
  sponsorsSkilledWorkers,
}: RegisterMatch): RegisterMark | null {
  if (confirmed === null) return null;
  if (confirmed.lastSeenOn !== edition?.publishedOn) return 'gone';
  return confirmedOn !== null && sponsorsSkilledWorkers === true ? 'confirmed' : 'claimed';
}
