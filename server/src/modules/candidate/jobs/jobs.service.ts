import type { JobAnswers } from '@portway/contracts/candidate/jobs/job-fields';
import type { PostSponsorship } from '@portway/contracts/candidate/jobs/job-sponsorship';
import type {
  Job,
  JobCard,
  JobForMe,
  JobSearch,
  JobsForMe,
  JobsFound,
  MyJobCard,
} from '@portway/contracts/candidate/jobs/jobs';
import { requireCandidate } from '../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { missing } from '../../../platform/refusal.ts';
import type { Sponsorship } from '../../law/sponsorship/sponsorship.service.ts';
import { jobCardOf } from './job-card.presenter.ts';
import type { JobSuggestions } from './job-suggestions.service.ts';
import { forMeNeedsLogIn, requireNotClosed, stateOn } from './jobs.policy.ts';
import type { JobsRepository, PublicJob } from './jobs.repository.ts';
import { cardOfStored, publicJobOf } from './public-job.presenter.ts';
import type { Verdict } from './search/search-query.ts';

interface SavedCard {
  readonly card: MyJobCard;
  readonly state: Job['state'];
}

type Query = Parameters<JobsRepository['searchForAnybody']>[0];
type SearchResult = Awaited<ReturnType<JobsRepository['searchForAnybody']>>;
type Verdicts = readonly Verdict[] | undefined;

export interface JobsDeps {
  readonly repository: JobsRepository;
  readonly sponsorship: Sponsorship;
  readonly suggestions: Pick<JobSuggestions, 'corrected'>;
  readonly readAnswers: (stored: object) => JobAnswers;
  readonly readJudgement: (stored: unknown) => PostSponsorship | undefined;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

/**
 * A status includes those after it: what pays enough for anyone does for a new entrant too. Jobs whose band, grade
 * or role decides, and that do not say it, may pay enough: each finds them, and their cards say on what it depends.
 */
const verdicts = {
  anyone: ['anyone', 'pay-scale'],
  phd: ['anyone', 'phd', 'pay-scale'],
  'new-entrants': ['anyone', 'phd', 'new-entrants', 'pay-scale'],
} as const;

/** Published jobs, for everyone and for candidates. */
export function jobsService(deps: JobsDeps) {
  const { repository, sponsorship, suggestions, today } = deps;

  async function whole(on: RequestContext['transaction'], job: PublicJob): Promise<Job> {
    const answers = deps.readAnswers(job.answers);
    const { organisation, legal_name, name, trading_name, town } = job.employer;
    const judgement = deps.readJudgement(job.judgement);
    const jobFacts = {
      answers,
      employer: { organisation, name: legal_name ?? name, tradingName: trading_name, town },
      ...(judgement !== undefined && job.judged_on !== null && { judged: { on: job.judged_on, judgement } }),
    };
    const state = stateOn(today(), job.state, answers);
    return publicJobOf({ ...job, state }, answers, await sponsorship.ofJob(on, jobFacts, today()));
  }
  /** The sponsorship verdicts that a search accepts; undefined for any. */
  async function verdictsOf(
    requestContext: RequestContext,
    sponsored: JobSearch['sponsored'],
  ): Promise<Verdicts> {
    if (sponsored === undefined) return undefined;
    if (sponsored !== 'for-me') return verdicts[sponsored];
    const accepted = sponsorship.verdictsFor(await sponsorship.factsOf(requestContext), today());
    return accepted === 'all' ? undefined : [...accepted, 'pay-scale'];
  }
  /** Where nothing is found and the words have a slip, the result of the words that were probably meant. */
  async function corrected(
    originalQuery: Query,
    search: (query: Query) => Promise<SearchResult>,
  ): Promise<SearchResult & { showing?: string }> {
    const page = await search(originalQuery);
    if (page.jobs.length > 0 || originalQuery.title === undefined) return page;
    const showing = await suggestions.corrected(originalQuery.title);
    if (showing === undefined) return page;
    const instead = await search({ ...originalQuery, title: showing });
    return instead.jobs.length === 0 ? page : { ...instead, showing };
  }
  /** Cards with the caller's relation to each job. */
  async function mine(requestContext: RequestContext, cards: readonly JobCard[]): Promise<MyJobCard[]> {
    const { transaction, caller } = requestContext;
    const ids = cards.map(({ id }) => id);
    const { saved, applications } = await repository.ties(transaction, caller.account, ids);
    const facts = await sponsorship.factsOf(requestContext);
    return cards.map((card) => ({
      ...card,
      saved: saved.has(card.id),
      application: applications.get(card.id)?.state ?? null,
      forMe: sponsorship.forMeOf(facts, card, today()),
    }));
  }
  return {
    async search({ sponsored, ...filters }: JobSearch): Promise<JobsFound> {
      if (sponsored === 'for-me') throw forMeNeedsLogIn();
      const whom = sponsored === undefined ? undefined : verdicts[sponsored];
      const query = { ...filters, sponsored: whom };
      const page = await corrected(query, (one) => repository.searchForAnybody(one));
      return { ...page, jobs: page.jobs.map(jobCardOf) };
    },
    async browse(requestContext: RequestContext, { sponsored, ...filters }: JobSearch): Promise<JobsForMe> {
      requireCandidate(requestContext.caller);
      const { transaction, caller } = requestContext;
      const whom = await verdictsOf(requestContext, sponsored);
      const query = { ...filters, sponsored: whom };
      const page = await corrected(query, (one) => repository.search(transaction, one));
      const savedCount = await repository.savedCount(transaction, caller.account);
      return { ...page, jobs: await mine(requestContext, page.jobs.map(jobCardOf)), savedCount };
    },
    show: (slug: string): Promise<Job> =>
      repository.asAnybody(async (on) => {
        const job = await repository.find(on, { slug });
        if (job === undefined) throw missing();
        const publicJob = await whole(on, job);
        requireNotClosed(publicJob);
        return publicJob;
      }),
    async showForMe(requestContext: RequestContext, id: string): Promise<JobForMe> {
      requireCandidate(requestContext.caller);
      const { transaction, caller } = requestContext;
      const job = await repository.find(transaction, { id });
      if (job === undefined) throw missing();
      const publicJob = await whole(transaction, job);
      const { saved, applications } = await repository.ties(transaction, caller.account, [id]);
      const draft = await repository.draft(transaction, caller.account, id);
      return {
        ...publicJob,
        saved: saved.has(id),
        forMe: await sponsorship.forMe(requestContext, publicJob.answers, today()),
        application: applications.get(id) ?? null,
        draft: draft === undefined ? null : draftOf(draft),
      };
    },
    mine,
    /** Those of these jobs that are, or were, public: by id, with their states. */
    async cardsOf(
      requestContext: RequestContext,
      ids: readonly string[],
    ): Promise<ReadonlyMap<string, SavedCard>> {
      const jobs = await repository.findAll(requestContext.transaction, ids);
      const cards = await mine(
        requestContext,
        jobs.map((job) => cardOfStored(job, deps.readAnswers(job.answers))),
      );
      const states = new Map(
        jobs.map(({ id, state, answers }) => [id, stateOn(today(), state, deps.readAnswers(answers))]),
      );
      return new Map(cards.map((card) => [card.id, { card, state: states.get(card.id) ?? 'closed' }]));
    },
    verdictsOf,
  };
}

export type JobsService = ReturnType<typeof jobsService>;

function draftOf({ text, resume, saved_at }: { text: string; resume: string | null; saved_at: Date }) {
  return { text, resume, savedAt: saved_at.toISOString() };
}
