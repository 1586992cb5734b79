import type { SponsorshipForMe } from '@portway/contracts/jobs/job-sponsorship';
import type { ProfileField } from '@portway/contracts/profile/profile-fields';
import type { WorkerFacts, WorkerVerdict } from '@portway/rules/job-sponsorship';

/** What the law answers of somebody, with the names under which the profile asks. */
export function forMeShown({ missing, steps, reasons, ...verdict }: WorkerVerdict): SponsorshipForMe {
  return { ...verdict, reasons: [...reasons], steps, missing: missing.map((fact) => fields[fact]) };
}

const fields: Readonly<Record<keyof WorkerFacts, ProfileField>> = {
  isAuthorised: 'isLegallyAuthorized',
  needsSponsorship: 'requiresSponsorship',
  currentVisa: 'currentVisa',
  visaExpires: 'visaExpires',
  bornOn: 'bornOn',
  phd: 'phd',
  monthsHeld: 'monthsHeld',
  newEntrantGround: 'newEntrantGround',
};
