/** The lists that a job chooses from, and that a search for jobs filters by: keys as they travel. */

/** A paused job is shown with a note, is found by no search, and takes no new applications. */
export const jobStates = ['draft', 'published', 'paused', 'closed'] as const;
export type JobState = (typeof jobStates)[number];
/** Where the work is done. The last three are what a candidate can prefer. */
export const workplaceKinds = ['on-site', 'occasional-office-visits', 'hybrid', 'fully-remote'] as const;
export type WorkplaceKind = (typeof workplaceKinds)[number];
export const employments = ['permanent', 'fixed-term', 'contract'] as const;
export const nations = ['england', 'scotland', 'wales', 'northern-ireland'] as const;
/** What an employer says of sponsoring somebody for the job. */
export const sponsorshipOffers = ['yes', 'depends', 'no'] as const;
/** What the pay of a job is: what it pays for its hours, what full time would pay, or what it comes to with a target met. */
export const payBases = ['actual', 'full-time-equivalent', 'on-target'] as const;
/** For whom the pay of a post is enough to be sponsored. */
export const postVerdicts = ['anyone', 'new-entrants', 'phd', 'nobody', 'unknown'] as const;
/** Why an employer closes a job; `date` where its last day was over. */
export const closeReasons = ['filled', 'cancelled', 'other'] as const;
export const closedBecause = [...closeReasons, 'date'] as const;
export const employerJobSorts = ['newest', 'title', 'closes'] as const;
/** What an employer's entry on the register of sponsors is worth beside its jobs. */
export const registerMarks = ['claimed', 'confirmed', 'gone'] as const;
export type RegisterMark = (typeof registerMarks)[number];
export const jobSorts = ['best', 'newest', 'pay'] as const;
export type JobSort = (typeof jobSorts)[number];
/** How jobs are near to a search that finds none: the same words there without the filters, all filters but one, the same words elsewhere, like work, the same place. */
export const nearness = [
  'without-filters',
  'but-one-filter',
  'elsewhere',
  'like-work',
  'same-place',
] as const;
export type Nearness = (typeof nearness)[number];
export const postedWithin = ['1', '7', '14', '30'] as const;

export const applicationStates = ['pending', 'interview', 'offer', 'hired', 'rejected', 'withdrawn'] as const;
export type ApplicationState = (typeof applicationStates)[number];
/** What an employer can make of an application. */
export const decisions = ['pending', 'interview', 'offer', 'hired', 'rejected'] as const;
export type Decision = (typeof decisions)[number];
/** Where an applicant can be moved at once. A rejection goes with an email instead, and can be undone until it is sent. */
export const moves = ['pending', 'interview', 'offer', 'hired'] as const;
export type Move = (typeof moves)[number];
export const ongoingStates: readonly ApplicationState[] = ['pending', 'interview', 'offer'];

export const alertRhythms = ['none', 'daily', 'weekly'] as const;
export type AlertRhythm = (typeof alertRhythms)[number];

export const reportReasons = [
  'asks-for-money',
  'not-a-real-job',
  'rude-or-hateful',
  'spam',
  'other',
] as const;
