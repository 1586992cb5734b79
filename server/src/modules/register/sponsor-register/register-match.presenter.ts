import type { RegisterMark } from '@portway/contracts/candidate/jobs/job-choices';
import type {
  RegisterCandidate,
  RegisterEntry,
  RegisterMatch,
} from '@portway/contracts/candidate/jobs/job-sponsorship';

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
