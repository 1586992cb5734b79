import type {
  CandidateHome,
  CandidateHomePart,
  CandidateWaiting,
} from '@portway/contracts/candidate/candidate-home/candidate-home';
import { requireCandidate } from '../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import type { CandidateHomeRepository, OwnUnreadRow } from './candidate-home.repository.ts';

interface Deps {
  readonly repository: CandidateHomeRepository;
  /** The day, YYYY-MM-DD, on which the profile says that the caller's permission ends. */
  readonly permissionEnds: (requestContext: RequestContext) => Promise<string | undefined>;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** Days before its end in which a permission is shown. */
const endsSoon = 180;
const dayMs = 86_400_000;

export function candidateHomeService({ repository, permissionEnds, today, now }: Deps) {
  return {
    /** What waits for the caller, what is lost first at the top. */
    async show(requestContext: RequestContext): Promise<CandidateHome> {
      const { caller, transaction: on } = requestContext;
      requireCandidate(caller);
      const { account } = caller;
      const failed: CandidateHomePart[] = [];
      async function read<Row>(
        part: CandidateHomePart,
        query: () => Promise<readonly Row[]>,
      ): Promise<readonly Row[]> {
        const rows = await repository.attempt(on, query);
        if (rows === undefined) failed.push(part);
        return rows ?? [];
      }
      const day = today();
      const offers = await read('offers', () => repository.offers(on, account, day));
      const visaFacts = await read('visa-facts', () => repository.visaFacts(on, account));
      const interviews = await read('interviews', () => repository.interviews(on, account, new Date(now())));
      const unread = await read('messages', () => repository.unread(on, account));
      const permission = await read('permission', async () =>
        permissionOf(await permissionEnds(requestContext), day),
      );
      const accepted = await read('accepted', () => repository.accepted(on, account, day));
      return {
        today: day,
        waiting: [
          ...offers.map((offer) => ({ kind: 'offer' as const, ...offer })),
          ...visaFacts.map(({ askedAt, ...about }) => ({
            kind: 'visa-facts' as const,
            ...about,
            askedAt: askedAt.toISOString(),
          })),
          ...interviews.map(({ startsAt, ...interview }) => ({
            kind: 'interview' as const,
            ...interview,
            startsAt: startsAt.toISOString(),
          })),
          ...messages(unread),
          ...permission,
          ...accepted.map((offer) => ({ kind: 'accepted' as const, ...offer })),
        ],
        failed,
      };
    },
  };
}

export type CandidateHomes = ReturnType<typeof candidateHomeService>;

function messages(rows: readonly OwnUnreadRow[]): CandidateWaiting[] {
  const [first] = rows;
  if (first === undefined) return [];
  return [
    {
      kind: 'messages',
      count: rows.length,
      names: rows.slice(0, 3).map(({ company }) => company),
      oldest: first.since.toISOString(),
      conversation: first.conversation,
    },
  ];
}

function permissionOf(ends: string | undefined, today: string): CandidateWaiting[] {
  if (ends === undefined) return [];
  const days = Math.round((Date.parse(ends) - Date.parse(today)) / dayMs);
  return days > endsSoon ? [] : [{ kind: 'permission', day: ends, days }];
}
