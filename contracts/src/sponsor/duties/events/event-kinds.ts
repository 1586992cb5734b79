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

/** Kinds that rest on pay or permission: not for line managers. */
export const recordKeepersKinds = ['pay', 'start', 'worker-no-longer-needs-sponsor'] as const;

/** What can be planned for a day to come, and how a plan of it is named. Letters and suspicions cannot. */
export const plannedTitles = {
  absence: 'An absence begins',
  start: 'A first day at work',
  pay: 'A change of pay',
  hours: 'A change of hours',
  role: 'A new title, new duties or another job',
  place: 'A new place of work',
  'worker-leaves': 'The last day of sponsored work',
  'worker-stops-other': 'Sponsorship stops',
  'worker-nurse-registered': 'A registration as a nurse or midwife',
  'worker-offshore': 'Entering or leaving UK waters',
  move: 'An office moves',
  'org-name-address': 'A new name, address or contact details',
  'org-structure': 'A branch, site or entity opens, closes or is linked',
  'org-key-personnel': 'A change of the Authorising Officer or Key Contact',
  owner: 'A sale, a merger or a new owner',
  'org-tupe': 'Workers move under TUPE',
  'org-size': 'A change of size or charitable status',
  'org-registration': 'A change of registration or accreditation',
  'org-nature': 'Doing something substantially different',
  'org-overseas-link': 'A change of an overseas link or a contract',
  'org-stops-trading': 'The end of trading',
} as const;
export type PlannedKind = keyof typeof plannedTitles;
export const isPlannable = (kind: string): kind is PlannedKind => Object.hasOwn(plannedTitles, kind);
