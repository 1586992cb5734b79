import type * as choices from '@portway/contracts/candidate/jobs/job-choices';
import type * as rates from '@portway/contracts/candidate/jobs/rate-fields';

/** Labels for every key of a list in a job, a search or an application. */
type WordsFor<List extends readonly string[]> = Readonly<Record<List[number], string>>;

export const workplaceWords: WordsFor<typeof choices.workplaceKinds> = {
  'on-site': 'On site',
  'occasional-office-visits': 'Occasional Office Visits',
  hybrid: 'Hybrid',
  'fully-remote': 'Fully Remote',
};
export const employmentWords: WordsFor<typeof choices.employments> = {
  permanent: 'Permanent',
  'fixed-term': 'Fixed term',
  contract: 'Contract',
};
/** What the pay of a job is, as an answer of its employer. */
export const payBasisWords: WordsFor<typeof choices.payBases> = {
  actual: 'What this post pays at its hours',
  'full-time-equivalent': 'What full time pays (pro rata, FTE)',
  'on-target': 'What it comes to on target (OTE)',
};
export const nationWords: WordsFor<typeof choices.nations> = {
  england: 'England',
  scotland: 'Scotland',
  wales: 'Wales',
  'northern-ireland': 'Northern Ireland',
};
export const healthCareEmployerWords: WordsFor<typeof rates.healthCareEmployers> = {
  nhs: 'The NHS',
  'nhs-supplier': 'An NHS supplier',
  'adult-social-care': 'Adult social care',
  other: 'Another employer',
};
export const londonAreaWords: WordsFor<typeof rates.londonAreas> = {
  none: 'Outside London',
  fringe: 'London fringe',
  outer: 'Outer London',
  inner: 'Inner London',
};
/** `band-5` as “Band 5”: the words of a role’s own key, where no table of titles is at hand. */
export function payScaleRoleWords(role: string): string {
  const words = role.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
/** The same as the employer answers it. */
export const offerWords: WordsFor<typeof choices.sponsorshipOffers> = {
  yes: 'Yes, for the right person',
  depends: 'It depends on the person',
  no: 'No',
};
/** The employer's own statement about sponsorship, worded so that it is not read as ours. */
export const sponsorshipOfferWords: WordsFor<typeof choices.sponsorshipOffers> = {
  yes: 'The employer says it would sponsor this job',
  depends: 'The employer says it depends on the person',
  no: 'The employer does not sponsor this job',
};
export const jobSortWords: WordsFor<typeof choices.jobSorts> = {
  best: 'Best match',
  newest: 'Newest',
  pay: 'Highest pay',
};
export const postedWithinWords: WordsFor<typeof choices.postedWithin> = {
  '1': 'The last day',
  '7': 'The last 7 days',
  '14': 'The last 14 days',
  '30': 'The last 30 days',
};
export const jobStateWords: WordsFor<typeof choices.jobStates> = {
  draft: 'Draft',
  published: 'Published',
  paused: 'Paused',
  closed: 'Closed',
};
export const applicationStateWords: WordsFor<typeof choices.applicationStates> = {
  pending: 'Pending',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};
export const alertRhythmWords: WordsFor<typeof choices.alertRhythms> = {
  none: 'No emails',
  daily: 'Daily',
  weekly: 'Weekly',
};
export const reportReasonWords: WordsFor<typeof choices.reportReasons> = {
  'asks-for-money': 'Asks for money',
  'not-a-real-job': 'Not a real job',
  'rude-or-hateful': 'Rude or hateful',
  spam: 'Spam',
  other: 'Something else',
};
