import type { RecommendedJobs } from '@portway/contracts/candidate/jobs/recommended-jobs';
import type { ProfileAnswers, ProfileEntry } from '@portway/contracts/candidate/profile/profile';
import { requireCandidate } from '../../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import { jobCardOf } from '../job-card.presenter.ts';
import type { JobsService } from '../jobs.service.ts';
import type { CandidateWishes } from './candidate-wishes.service.ts';
import { judgeFit } from './recommendation.presenter.ts';
import type { RecommendationsRepository } from './recommendations.repository.ts';

export interface RecommendationsDeps {
  readonly repository: Pick<RecommendationsRepository, 'draw'>;
  readonly wishes: Pick<CandidateWishes, 'of'>;
  readonly jobs: Pick<JobsService, 'mine'>;
  /** Companies hidden from a candidate because the candidate is hidden from them. */
  readonly hiddenFrom: (
    answers: ProfileAnswers,
    entries: readonly ProfileEntry[],
  ) => readonly { readonly name: string }[];
  /** As company names for comparison, without the kind of company. */
  readonly plainName: (name: string) => string;
}

const maxRecommended = 12;
const maxDrawn = 60;
/** Fields without which recommendations are less precise. */
const wishFields = ['primaryRole', 'openToRoles', 'skills', 'locations', 'salary'] as const;

/** Jobs that fit a candidate's skills and wishes. */
export function recommendationsService(deps: RecommendationsDeps) {
  const { repository, jobs, plainName } = deps;

  return {
    async recommend(requestContext: RequestContext): Promise<RecommendedJobs> {
      requireCandidate(requestContext.caller);
      const { answers, entries, wishes } = await deps.wishes.of(requestContext);
      const hidden = new Set(deps.hiddenFrom(answers, entries).map(({ name }) => plainName(name)));
      const candidates = (await repository.draw(requestContext.transaction, wishes, maxDrawn)).filter(
        ({ employer, legal_name, trading_name }) =>
          [employer, legal_name, trading_name].every((name) => name === null || !hidden.has(plainName(name))),
      );
      const cards = await jobs.mine(requestContext, candidates.map(jobCardOf));
      const isRole = new Map(candidates.map((job) => [job.job, job.isRole]));
      const fitting = cards
        .filter(({ application, forMe, sponsorshipOffered }) => {
          const cannot = forMe === 'no' || (forMe !== 'not-needed' && sponsorshipOffered === 'no');
          return application === null && !cannot;
        })
        .flatMap((job) => {
          const fit = judgeFit(job, answers, isRole.get(job.id) ?? false);
          return fit === undefined ? [] : [{ job, ...fit }];
        })
        .toSorted(
          (one, other) =>
            other.points - one.points || other.job.publishedAt.localeCompare(one.job.publishedAt),
        );
      return {
        jobs: fitting
          .slice(0, maxRecommended)
          .map(({ job, because, sharedSkills }) => ({ job, because, sharedSkills })),
        missing: wishFields.filter((field) => isBlank(answers[field])),
      };
    },
  };
}

export type Recommendations = ReturnType<typeof recommendationsService>;

function isBlank(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
