import type {
  chooseApplicantsOperation,
  listApplicantPeopleOperation,
} from '@portway/contracts/hiring/employer-applications/applicant-people';
import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import { requireHiring, requireHiringReader } from '../../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import { applicantOf, countsOf } from '../applicant.presenter.ts';
import type { EmployerApplicationsRepository } from '../employer-applications.repository.ts';
import type { ApplicantPeopleRepository } from './applicant-people.repository.ts';

interface Deps {
  readonly repository: ApplicantPeopleRepository;
  readonly applications: Pick<EmployerApplicationsRepository, 'counts' | 'tags'>;
  /** How many one request may change. */
  readonly max: number;
}

/** Applicants as people, each once, and all of a filter for one bulk change. */
export function applicantPeopleService({ repository, applications, max }: Deps) {
  return {
    async list(
      { caller, transaction }: RequestContext,
      query: RequestOf<typeof listApplicantPeopleOperation>,
    ): Promise<ResponseOf<typeof listApplicantPeopleOperation>> {
      const by = { organisation: requireHiringReader(caller).id, account: caller.account };
      const { people, next } = await repository.page(transaction, by, query);
      return {
        people: people.map(({ applications: rows, others }) => ({
          applications: rows.map(applicantOf),
          others,
        })),
        next,
        total: await repository.count(transaction, by, query),
        counts: countsOf(await applications.counts(transaction, by, query)),
        tags: [...(await applications.tags(transaction, by.organisation))],
        jobs: [...(await repository.jobs(transaction, by))],
      };
    },
    async chosen(
      { caller, transaction }: RequestContext,
      filters: RequestOf<typeof chooseApplicantsOperation>,
    ): Promise<ResponseOf<typeof chooseApplicantsOperation>> {
      const by = { organisation: requireHiring(caller).id, account: caller.account };
      const rows = await repository.chosen(transaction, by, filters, max);
      const counts = countsOf(await applications.counts(transaction, by, filters));
      const { withdrawn: _, ...open } = counts;
      const total =
        filters.status === undefined
          ? Object.values(open).reduce((sum, count) => sum + count, 0)
          : filters.status === 'withdrawn'
            ? 0
            : open[filters.status];
      return { applications: rows.map(applicantOf), total };
    },
  };
}

export type ApplicantPeopleLists = ReturnType<typeof applicantPeopleService>;
