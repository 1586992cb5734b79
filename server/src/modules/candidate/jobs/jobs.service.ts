import type { Nearness } from '@portway/contracts/candidate/jobs/job-choices';
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
import { rolesMeant } from '@portway/rules/role-search';
import { requireCandidate } from '../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { missing } from '../../../platform/refusal.ts';
import type { Sponsorship } from '../../law/sponsorship/sponsorship.service.ts';
import { jobCardOf } from './job-card.presenter.ts';
import type { JobSuggestions } from './job-suggestions.service.ts';
import { forMeNeedsLogIn, requireNotClosed, stateOn } from './jobs.policy.ts';
import type { JobsRepository, PublicJob } from './jobs.repository.ts';
import { cardOfStored, publicJobOf } from './public-job.presenter.ts';
import type { CandidateWishes } from './recommendations/candidate-wishes.service.ts';
import type { Missed } from './search/nearest-jobs.ts';
import type { Verdict } from './search/search-query.ts';
import type { ReadSearch, SearchWords } from './search-words.service.ts';

interface SavedCard {
  readonly card: MyJobCard;
  readonly state: Job['state'];
}

type Query = Parameters<JobsRepository['searchForAnybody']>[0];
type SearchResult = Awaited<ReturnType<JobsRepository['searchForAnybody']>>;
type Verdicts = readonly Verdict[] | undefined;
type FoundByWords = SearchResult &
  Pick<JobsFound, 'showing' | 'reading'> & { readonly query: ReadSearch['query'] };

const maxNearest = 3;
/** All open jobs are counted up to this many, as the matches of a search are. */
const maxCounted = 100;

export interface JobsDeps {
  readonly repository: JobsRepository;
  readonly sponsorship: Sponsorship;
  readonly suggestions: Pick<JobSuggestions, 'corrected' | 'board'>;
  readonly words: SearchWords;
  readonly wishes: CandidateWishes;
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
  const { repository, sponsorship, suggestions, words, wishes, today } = deps;

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
  /**
   * The jobs that are meant; where there are none, those of the words as they are typed, or as they were probably meant to
   * be spelt.
   */
  async function searchMeant(
    { asked, verdicts: accepted }: { readonly asked: JobSearch; readonly verdicts: Verdicts },
    search: (query: Query) => Promise<SearchResult>,
  ): Promise<FoundByWords> {
    const find = async (readSearch: ReadSearch): Promise<FoundByWords> => {
      const { reading, query } = readSearch;
      const sponsored = accepted ?? (reading?.sponsored === undefined ? undefined : verdicts.anyone);
      return { query, ...(await search({ ...query, sponsored })), ...(reading && { reading }) };
    };
    const page = await find(await words.read(asked));
    if (page.jobs.length > 0 || asked.title === undefined || asked.after !== undefined) return page;
    if (page.reading !== undefined && page.reading.place === undefined) {
      const literalPage = await find(await words.read({ ...asked, words: 'exact' }));
      if (literalPage.jobs.length > 0) return literalPage;
    }
    const spelt = page.query.title === undefined ? undefined : await suggestions.corrected(page.query.title);
    if (spelt === undefined) return page;
    const { place } = page.reading ?? {};
    const { level, workplace } = page.query;
    const corrected = await find(
      await words.read({
        ...asked,
        ...{ level, workplace },
        ...(place !== undefined && { place }),
        title: spelt,
      }),
    );
    if (corrected.jobs.length === 0) return page;
    const reading = page.reading && { ...page.reading, ...corrected.reading, work: spelt };
    return { ...corrected, showing: spelt, ...(reading && { reading }) };
  }
  /** What to offer where nothing is found. */
  async function insteadOf<Card>(
    query: ReadSearch['query'],
    nearest: (
      missed: Missed,
    ) => Promise<{ readonly by: Nearness; readonly jobs: readonly Card[] } | undefined>,
  ) {
    const { roles, areSeveral } = rolesMeant(query.occupation ?? query.title ?? '');
    const occupations = roles.map(({ code, title, skillLevel }) => ({
      ...{ code, title },
      canBeSponsored: skillLevel !== 'ineligible',
    }));
    const { total, covers } = await suggestions.board();
    const near = await nearest({
      query,
      occupation: areSeveral ? undefined : occupations[0]?.code,
    });
    return {
      total: { count: Math.min(total, maxCounted), more: total > maxCounted },
      covers: covers.flatMap(({ code, jobs }) => {
        const [role] = rolesMeant(code).roles;
        return role === undefined ? [] : [{ code, title: role.title, jobs }];
      }),
      // Of one the likeliest, of several all: the same as the calculators ask.
      occupations: areSeveral ? occupations : occupations.slice(0, 1),
      namesSeveral: areSeveral,
      ...(near !== undefined && { nearest: { by: near.by, jobs: [...near.jobs] } }),
    };
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
    async search(asked: JobSearch): Promise<JobsFound> {
      const { sponsored, after } = asked;
      if (sponsored === 'for-me') throw forMeNeedsLogIn();
      const accepted = sponsored === undefined ? undefined : verdicts[sponsored];
      const { query, ...page } = await searchMeant({ asked, verdicts: accepted }, (one) =>
        repository.searchForAnybody(one),
      );
      if (page.jobs.length > 0 || after !== undefined) return { ...page, jobs: page.jobs.map(jobCardOf) };
      const instead = await insteadOf(query, async (missed) => {
        const near = await repository.nearestForAnybody(missed, maxNearest);
        return near && { by: near.by, jobs: near.jobs.map(jobCardOf) };
      });
      return { ...page, jobs: [], instead };
    },
    async browse(requestContext: RequestContext, asked: JobSearch): Promise<JobsForMe> {
      requireCandidate(requestContext.caller);
      const { transaction, caller } = requestContext;
      const accepted = await verdictsOf(requestContext, asked.sponsored);
      const isWithoutWords = asked.title === undefined && asked.sort === 'best';
      const order = isWithoutWords ? await wishes.order(requestContext) : undefined;
      const { query, ...page } = await searchMeant({ asked, verdicts: accepted }, (one) =>
        repository.search(transaction, { ...one, ...(order && { meaning: order }) }),
      );
      const savedCount = await repository.savedCount(transaction, caller.account);
      const jobs = await mine(requestContext, page.jobs.map(jobCardOf));
      const list = { ...page, jobs, savedCount, ...(order && { byProfile: true }) };
      if (jobs.length > 0 || asked.after !== undefined) return list;
      const instead = await insteadOf(query, async (missed) => {
        const near = await repository.nearest(transaction, missed, maxNearest);
        return near && { by: near.by, jobs: await mine(requestContext, near.jobs.map(jobCardOf)) };
      });
      return { ...list, instead };
    },
    /** A search as the database is asked: for counts and emails of saved ones. */
    async asked(requestContext: RequestContext, search: JobSearch): Promise<Query> {
      const accepted = await verdictsOf(requestContext, search.sponsored);
      const { query, reading } = await words.read(search);
      return {
        ...query,
        sponsored: accepted ?? (reading?.sponsored === undefined ? undefined : verdicts.anyone),
      };
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
  };
}

export type JobsService = ReturnType<typeof jobsService>;

function draftOf({ text, resume, saved_at }: { text: string; resume: string | null; saved_at: Date }) {
  return { text, resume, savedAt: saved_at.toISOString() };
}
