import type { Reader } from './reader.ts';

/** Questions of the tools, as they are put to a reader. */
const forEmployer = {
  candidateLocation: 'Candidate location',
  visaHint: 'The permission the candidate has now.',
  switchedHint:
    'Yes if the candidate switches directly from a Student visa, or first did so and now extends.',
  healthAndCareHint:
    'Yes if the employer is the NHS, an NHS supplier or an adult social care provider. It decides what the worker pays.',
  place: 'Where is the person now?',
  person: 'The person',
  personVisaHint: 'The permission the person has.',
  personVisaHintNow: 'The permission the person has now.',
  inUk: 'Is the person in the UK?',
  under26: 'Is the person under 26?',
  firstStudent: 'Did the person first switch from Student?',
  partner: 'Is a partner coming too?',
  children: 'Are children coming too?',
  organisation: 'Your organisation',
  holdsLicence: 'Do you hold a sponsor licence?',
  licenceAppliedHint: 'Leave it empty if you have not applied.',
  licencePriority: 'Ask for licence priority?',
  salaryHint: 'Pounds a year. Leave it empty if you have not decided.',
  fasterHint:
    'For the worker, and for family who come too. The service aims for a day but does not guarantee it.',
  plan: 'Plan this hire',
  worker: 'The worker',
  sponsor: 'The sponsor',
};

const forWorker: typeof forEmployer = {
  candidateLocation: 'Where are you?',
  visaHint: 'The permission you have now.',
  switchedHint: 'Yes if you switch directly from a Student visa, or first did so and now extend.',
  healthAndCareHint:
    'Yes if your employer is the NHS, an NHS supplier or an adult social care provider. It decides what you pay.',
  place: 'Where are you now?',
  person: 'You',
  personVisaHint: 'The permission you have.',
  personVisaHintNow: 'The permission you have now.',
  inUk: 'Are you in the UK?',
  under26: 'Are you under 26?',
  firstStudent: 'Did you first switch from Student?',
  partner: 'Is your partner coming too?',
  children: 'Are your children coming too?',
  organisation: 'Your employer',
  holdsLicence: 'Does your employer hold a sponsor licence?',
  licenceAppliedHint: 'Leave it empty if your employer has not applied, or you do not know.',
  licencePriority: 'Does your employer ask for licence priority?',
  salaryHint: 'Pounds a year. Leave it empty if you do not know it yet.',
  fasterHint: 'For you, and for family who come too. The service aims for a day but does not guarantee it.',
  plan: 'Plan this move',
  worker: 'You',
  sponsor: 'Your employer',
};

export type FormWords = typeof forEmployer;

export const formWords = (reader: Reader): FormWords => (reader === 'worker' ? forWorker : forEmployer);

/** The questions of a case that name the worker, as they are put to the worker; the others name nobody. */
const caseLabels: Readonly<Record<string, string>> = {
  tier2General: 'Did you have Tier 2 (General) permission, and have you stayed with that sponsor?',
  sponsoredInCare: 'Are you sponsored in a care role now?',
  deductions: 'What you pay back',
  exemptNational: 'Is your nationality exempt from ATAS?',
  sameSponsor: 'Is the sponsor the same as in your last permission?',
};

/** A question's label for a reader; undefined where the usual one names nobody. */
export const caseLabel = (question: string, reader: Reader): string | undefined =>
  reader === 'worker' ? caseLabels[question] : undefined;
