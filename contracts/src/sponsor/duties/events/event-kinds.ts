/** Events of one worker on one day and nothing else to say, which the rules know by the id of the duty. */
export const workerEventKinds = [
  'worker-no-show',
  'worker-no-longer-needs-sponsor',
  'worker-stops-other',
  'worker-nurse-registered',
  'worker-offshore',
] as const;

/** For officers alone: in no list, feed or export of anyone else. */
export const confidentialKinds = [
  'worker-breach-conditions',
  'worker-crime',
  'worker-slavery-identified',
] as const;

/** Events of the organisation on one day. A letter from the Home Office is one too. */
export const organisationEventKinds = [
  'org-name-address',
  'org-structure',
  'org-registration',
  'org-key-personnel',
  'org-tupe',
  'org-stops-trading',
  'org-nature',
  'org-convictions',
  'org-size',
  'org-overseas-link',
  'org-no-level-1',
  'proc-representations',
  'proc-action-plan-fee',
  'proc-skills-charge-topup',
] as const;

export const newPlaces = ['office', 'client-site', 'fully-remote', 'hybrid', 'occasional'] as const;

/** Why a worker who holds Skilled Worker permission would be a new entrant on the day of a new application. */
export const newEntrantGrounds = [
  'under-26',
  'postdoctoral',
  'professional-qualification',
  'professional-registration',
  'none',
] as const;
