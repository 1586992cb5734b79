import { organisationOperation } from '@portway/contracts/account/organisation/organisation';
import { call } from '@portway/contracts/client';
import {
  type EmployerJob,
  showEmployerJobOperation,
} from '@portway/contracts/hiring/employer-jobs/employer-jobs';
import { showJobEditingOperation } from '@portway/contracts/hiring/employer-jobs/job-editing';
import { ProblemError } from '@portway/contracts/problem';
import { showRegisterMatchOperation } from '@portway/contracts/register/sponsor-register/register-match';
import { addressOf, orLastGoodResult } from '../../../../kit/loading/last-good-result.ts';
import { asMe } from '../../../../kit/loading/signed-in.ts';

/** When each was requested: anything saved since is newer. */
const askedAt = new WeakMap<EmployerJob, number>();
export const askedAtOf = (job: EmployerJob): number | undefined => askedAt.get(job);

/** The job that the address names, with what candidates see of its employer; undefined where there is none. */
export const loadJob = orLastGoodResult(async (request: Request, id: string) => {
  const me = { fetch: asMe(request) };
  const requestedAt = performance.now();
  try {
    const [job, editing, organisation, register] = await Promise.all([
      call(showEmployerJobOperation, undefined, { ...me, parameters: { id } }),
      call(showJobEditingOperation, undefined, { ...me, parameters: { id } }),
      call(organisationOperation, undefined, me),
      call(showRegisterMatchOperation, undefined, me),
    ]);
    askedAt.set(job, requestedAt);
    return { job, editing, organisation, register };
  } catch (error) {
    if (error instanceof ProblemError && [403, 404, 422].includes(error.status)) return undefined;
    throw error;
  }
}, addressOf);

export type LoadedJob = NonNullable<Awaited<ReturnType<typeof loadJob>>>;
