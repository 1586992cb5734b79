import type { JobCard } from '@portway/contracts/candidate/jobs/jobs';
import type { ProfileAnswers } from '@portway/contracts/candidate/profile/profile';

type Level = JobCard['level'];
type Years = NonNullable<ProfileAnswers['yearsOfExperience']>;

const levels: readonly Level[] = ['intern', 'entry', 'mid', 'senior'];

/** From how many years on employers usually look for which level; two where both are usual. */
const levelsOfYears: Readonly<Record<Years, readonly Level[]>> = {
  'under-1': ['intern', 'entry'],
  '1': ['entry'],
  '2': ['entry', 'mid'],
  '3': ['mid'],
  '4': ['mid'],
  '5': ['mid', 'senior'],
  '6': ['mid', 'senior'],
  '7': ['senior'],
  '8': ['senior'],
  '9': ['senior'],
  '10+': ['senior'],
};

/**
 * How far a job's level is from the one a candidate looks for, or where that is not answered, from the ones that are usual
 * for their years. `near`: a step away. `far`: more than a step.
 */
export function levelFit(
  { level }: Pick<JobCard, 'level'>,
  { jobType, yearsOfExperience }: Pick<ProfileAnswers, 'jobType' | 'yearsOfExperience'>,
): 'same' | 'near' | 'far' | 'unknown' {
  const ownLevels = jobType ? [jobType] : yearsOfExperience ? levelsOfYears[yearsOfExperience] : [];
  if (ownLevels.length === 0) return 'unknown';
  const away = Math.min(...ownLevels.map((each) => Math.abs(levels.indexOf(each) - levels.indexOf(level))));
  if (away === 0) return 'same';
  return away === 1 ? 'near' : 'far';
}
