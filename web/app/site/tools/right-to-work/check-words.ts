import type { Arrangement, WhoChecks } from '@portway/rules/right-to-work';
import type { CheckAnswers } from './check-answers.ts';

/** Labels of the questions, in the form and in documents. */
export const labels: Readonly<Record<keyof CheckAnswers, string>> = {
  arrangement: 'How does this person work?',
  passesDetails: 'Do you pass a provider’s details to clients for a fee or commission?',
  arrangedOn: 'Day the arrangement was made',
};

interface ArrangementOption {
  readonly value: Arrangement;
  readonly label: string;
  readonly reveals?: 'a';
}

export const arrangementOptions: ArrangementOption[] = [
  { value: 'employee', label: 'As my employee' },
  { value: 'workers-contract', label: 'With a worker’s contract, such as casual work' },
  { value: 'individual-sub-contractor', label: 'As my sub-contractor, one person' },
  { value: 'matching-service', label: 'Through an online matching service', reveals: 'a' },
  { value: 'personal-service-company', label: 'Through their own company, and I am its client' },
  { value: 'supply-chain', label: 'For another business that I have a contract with' },
  { value: 'own-account', label: 'In business for clients of their own' },
];

/** The answer in a few words. */
export const whoWords: Readonly<Record<WhoChecks, string>> = {
  you: 'Yes, you check',
  'other-business': 'The other business checks',
  'not-the-client': 'No, not as the client',
  'not-by-this-rule': 'Not by this rule',
};

/** The heading of the answer. */
export const answerLabel = 'Do you have to check?';
