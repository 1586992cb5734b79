import {
  type Arrangement,
  checkedDocuments,
  type DocumentList,
  type Engagement,
  type WhoChecks,
} from '@portway/rules/right-to-work';
import type { Option, OptionGroup } from '../../ui/select-field.tsx';
import type { CheckAnswers } from './check-answers.ts';

/** Labels of the questions, in the form and in documents. */
export const labels: Readonly<Record<keyof CheckAnswers, string>> = {
  arrangement: 'How does this person work?',
  passesDetails: 'Do you pass a provider’s details to clients for a fee or commission?',
  arrangedOn: 'Day the arrangement was made',
  startsOn: 'First day of work',
  method: 'How was the check made?',
  checkedOn: 'Day of the check',
  document: 'Which document did you see?',
  passport: 'Which passport did the provider check?',
  passportExpiresOn: 'Last day of the passport',
  withNationalInsurance:
    'Did another official document show the name and the permanent National Insurance number?',
  documentExpiresOn: 'Last day of the document',
  permissionExpiresOn: 'Last day of the permission',
  resultExpiresOn: 'Last day of the permission, as the result shows it',
  documentNoticeOn: 'Day in the Positive Verification Notice',
  noticeOn: 'Day in the Positive Verification Notice',
  weeklyHoursInTerm: 'Hours a week in term, if the result shows a limit',
  previousPermissionEnds: 'Was there a check before? The last day that it covered',
  appliedOn: 'Is an application to the Home Office not decided? The day it was made',
};

interface ArrangementOption {
  readonly value: Arrangement;
  readonly label: string;
  readonly reveals?: 'a';
}

export const arrangementOptions: ArrangementOption[] = [
  { value: 'employee', label: 'As my employee' },
  { value: 'workers-contract', label: 'With a worker’s contract, such as casual work', reveals: 'a' },
  { value: 'individual-sub-contractor', label: 'As my sub-contractor, one person', reveals: 'a' },
  { value: 'matching-service', label: 'Through an online matching service', reveals: 'a' },
  {
    value: 'personal-service-company',
    label: 'Through their own company, and I am its client',
    reveals: 'a',
  },
  { value: 'supply-chain', label: 'For another business that I have a contract with', reveals: 'a' },
  { value: 'own-account', label: 'In business for clients of their own', reveals: 'a' },
];

/** How the API names the arrangements in which the reader checks. */
export const engagementOf: Readonly<Partial<Record<Arrangement, Engagement>>> = {
  employee: 'employee',
  'workers-contract': 'worker',
  'individual-sub-contractor': 'sub-contractor',
  'matching-service': 'matched-online',
};

export const methodOptions: readonly Option[] = [
  { value: 'none', label: 'Not checked yet' },
  { value: 'manual', label: 'Original document, seen with the person present', reveals: 'b' },
  { value: 'online-share-code', label: 'Home Office online service, with a share code', reveals: 'c' },
  {
    value: 'digital-verification-service',
    label: 'Digital verification service (British and Irish passports)',
    reveals: 'd',
  },
  { value: 'employer-checking-service', label: 'Employer Checking Service', reveals: 'e' },
];

const documentsOf = (list: DocumentList): Option[] =>
  Object.entries(checkedDocuments).flatMap(([value, document]) =>
    document.list === list ? [{ value, label: document.title }] : [],
  );

export const documentGroups: readonly OptionGroup[] = [
  { label: 'List A: no time limit', options: documentsOf('A') },
  { label: 'List B, group 1: to the end of the permission', options: documentsOf('B1') },
  { label: 'List B, group 2: with a Positive Verification Notice', options: documentsOf('B2') },
  { label: 'Others', options: documentsOf('none') },
];

export const passportOptions: readonly Option[] = [
  { value: 'british-passport', label: 'British' },
  { value: 'irish-passport', label: 'Irish (or passport card)' },
];

/** The answer in a few words. */
export const whoWords: Readonly<Record<WhoChecks, string>> = {
  you: 'Yes, you check',
  'other-business': 'The other business checks',
  'not-the-client': 'No, not as the client',
  'not-by-this-rule': 'Not by this rule',
};

/** The heading of the answer on who checks. */
export const whoLabel = 'Do you have to check?';
/** The heading of the answer on a check. */
export const excuseLabel = 'Is there an excuse against a penalty?';
