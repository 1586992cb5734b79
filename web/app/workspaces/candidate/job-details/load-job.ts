import { type JobForMe, showJobForMeOperation } from '@portway/contracts/candidate/jobs/job';
import { showProfileOperation } from '@portway/contracts/candidate/profile/profile';
import { plainly } from '@portway/contracts/candidate/profile/profile-texts';
import { listResumesOperation, type Resume } from '@portway/contracts/candidate/resumes/resumes';
import { call } from '@portway/contracts/client';
import { ProblemError } from '@portway/contracts/problem';
import { addressOf, orLastGoodResult } from '../../../kit/loading/last-good-result.ts';
import { asMe } from '../../../kit/loading/signed-in.ts';

export interface LoadedJob {
  readonly job: JobForMe;
  readonly resumes: readonly Resume[];
  /** Normalised for comparison. */
  readonly ownSkills: ReadonlySet<string>;
}

/** When each was requested: anything saved since is newer. */
const askedAt = new WeakMap<JobForMe, number>();
export const askedAtOf = (job: JobForMe): number | undefined => askedAt.get(job);

/** A job with everything needed to apply for it; undefined where there is none. */
export const loadJob = orLastGoodResult(async (request: Request): Promise<LoadedJob | undefined> => {
  const id = new URL(request.url).searchParams.get('job') ?? '';
  const me = { fetch: asMe(request) };
  const requestedAt = performance.now();
  try {
    const [job, { resumes }, ownSkills] = await Promise.all([
      call(showJobForMeOperation, undefined, { ...me, parameters: { id } }),
      call(listResumesOperation, undefined, me),
      skillsOf(me),
    ]);
    askedAt.set(job, requestedAt);
    return { job, resumes, ownSkills };
  } catch (error) {
    if (error instanceof ProblemError && [404, 422].includes(error.status)) return undefined;
    throw error;
  }
}, addressOf);

/** The page works without them: then none of the job's skills is marked. */
async function skillsOf(me: { readonly fetch: ReturnType<typeof asMe> }): Promise<ReadonlySet<string>> {
  try {
    const { answers } = await call(showProfileOperation, undefined, me);
    return new Set((answers.skills ?? []).map(plainly));
  } catch (error) {
    if (error instanceof Response) throw error;
    return new Set();
  }
}
