import type { SponsorshipForMe } from '@portway/contracts/candidate/jobs/job-sponsorship';
import type { ProfileField } from '@portway/contracts/candidate/profile/profile-fields';
import type { WorkerFacts, WorkerVerdict } from '@portway/rules/job-sponsorship';

/** The rules' result for a candidate, with the profile's field names. */
export function forMeShown({
  missing,
  steps,
  reasons,
  excluded,
  ...verdict
}: WorkerVerdict): SponsorshipForMe {
  return {
    ...verdict,
    reasons: [...reasons],
    excluded: [...excluded],
    steps,
    missing: missing.map(profileFieldOf),
  };
}

/** The profile's name of a fact about a worker. */
export const profileFieldOf = (fact: keyof WorkerFacts): ProfileField => fields[fact];

const fields: Readonly<Record<keyof WorkerFacts, ProfileField>> = {
  isAuthorised: 'isLegallyAuthorized',
  needsSponsorship: 'requiresSponsorship',
  currentVisa: 'currentVisa',
  visaExpires: 'visaExpires',
  bornOn: 'bornOn',
  phd: 'phd',
  monthsHeld: 'monthsHeld',
  newEntrantGround: 'newEntrantGround',
  studentCourse: 'studentCourse',
  studentDegree: 'studentDegree',
  courseEndsOn: 'courseEndsOn',
};
