import type { EligibilityQuestion } from '@portway/rules/licence-eligibility';

interface Question {
  readonly name: EligibilityQuestion;
  readonly title: string;
  /** Short name, used on the result page. */
  readonly short: string;
}

/** The five questions, in order; the sixth step asks for an email address. */
export const questions: readonly Question[] = [
  {
    name: 'isUKRegistered',
    title: 'Is your organisation registered and trading in the UK?',
    short: 'Trading in the UK',
  },
  {
    name: 'documentsSubmitted',
    title: 'Can you provide the documents the Home Office asks for?',
    short: 'Documents',
  },
  {
    name: 'knowsJobRoleAndCode',
    title: 'Do you know the job and its occupation code?',
    short: 'The job and its code',
  },
  {
    name: 'meetsSalaryThreshold',
    title: 'Does the salary meet the minimum for that job?',
    short: 'The salary',
  },
  {
    name: 'authorizingOfficerAvailable',
    title: 'Do you have someone to be your Authorising Officer?',
    short: 'Authorising Officer',
  },
];

/** Asked beside the first question. */
export const purposeTitle =
  'Was it set up, or does it exist, mainly to bring someone to the UK or to keep them here?';
export const purposeShort = 'What it exists for';

export const emailTitle = 'Where shall we send your result?';
