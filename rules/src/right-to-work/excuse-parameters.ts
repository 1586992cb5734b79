import { noted, type Parameter, parameter, type Source, since } from '../kernel/index.ts';
import {
  certifydFollowUp,
  ethicalGrowersCopies,
  govSponsorSkilledWorker,
  harveysFramework,
  lexologyFollowUp,
  myPeopleOsFollowUp,
  rightToWorkDialogue,
  rightToWorkLists,
  rtwComplyFollowUp,
  trethowansRightToWork,
  wardHadawayChecking,
} from '../sources/index.ts';
import { checksRecordBegins } from '../sponsor-duties/index.ts';
import { titlesOf } from './documents.ts';
import { about } from './parameters.ts';

const older =
  'Known from secondary sources: to be confirmed on GOV.UK. The rule is older than our record of right to work checks.';

const documentList = (id: string, title: string, ...list: Parameters<typeof titlesOf>) =>
  parameter<readonly string[]>({
    ...about(id, title),
    versions: [noted(since(checksRecordBegins, titlesOf(...list), 'single-source', rightToWorkLists), older)],
  });

export const listA = documentList('list-a', 'Documents that prove a right to work without a time limit', 'A');
export const listACertificates = documentList(
  'list-a-certificates',
  'Certificates that prove a right to work without a time limit',
  'A',
  true,
);
export const listB1 = documentList(
  'list-b-group-1',
  'Documents that prove it to the end of the permission',
  'B1',
);
export const listB2 = documentList(
  'list-b-group-2',
  'Documents that prove it with a Positive Verification Notice',
  'B2',
);

const textRule = (
  {
    id,
    title,
    confidence,
  }: { id: string; title: string; confidence: 'official' | 'confirmed' | 'single-source' | 'disputed' },
  { rule, note = older }: { rule: string; note?: string },
  ...sources: readonly [Source, ...Source[]]
) =>
  parameter<string>({
    ...about(id, title),
    versions: [noted(since(checksRecordBegins, rule, confidence, ...sources), note)],
  });

export const residencePermitCard = textRule(
  { id: 'residence-permit-card', title: 'A residence permit card shown by hand', confidence: 'disputed' },
  {
    rule: 'The card is no evidence when it is shown by hand. Its holder is checked online, with a share code.',
    note: 'Older lists name the card. A public repository says that it stopped counting on 31 October 2024, other research that cards are no evidence at all. We use the safer reading: to be confirmed on GOV.UK.',
  },
  rightToWorkLists,
);

export const beforeFirstDay = textRule(
  { id: 'before-first-day', title: 'When a check is made', confidence: 'confirmed' },
  { rule: 'A check is made before work begins. A later one gives no excuse for the time before it.' },
  harveysFramework,
  trethowansRightToWork,
);

export const repeatedCheck = textRule(
  { id: 'repeated-check', title: 'When a check is repeated', confidence: 'confirmed' },
  {
    rule: 'Check again by the last day of the permission, or before the six months of a notice end.',
    note: 'Known from secondary sources: to be confirmed on GOV.UK. A reminder 28 days before is one product’s practice, not law.',
  },
  lexologyFollowUp,
  certifydFollowUp,
  rightToWorkDialogue,
);

export const continuousExcuse = textRule(
  { id: 'no-repeated-check', title: 'A right to work without a time limit', confidence: 'confirmed' },
  { rule: 'Where the right to work has no time limit, the check is not repeated.' },
  rtwComplyFollowUp,
  lexologyFollowUp,
);

export const copyOfCheck = textRule(
  { id: 'what-is-copied', title: 'What is copied in a check', confidence: 'single-source' },
  {
    rule: 'Of a passport, each page with personal details, the last day of validity and UK endorsements; other documents whole; in a form that cannot be changed, with the day of the check.',
    note: 'The source is old; it asked for the cover of a passport too. To be confirmed on GOV.UK.',
  },
  ethicalGrowersCopies,
);

export const preSettledStatus = textRule(
  { id: 'pre-settled-status', title: 'Pre-settled status', confidence: 'disputed' },
  {
    rule: 'One source says that the check of pre-settled status is repeated. Practice is believed to have changed. We count it as one with a time limit.',
    note: 'Sources disagree: ask a practitioner, or see GOV.UK.',
  },
  myPeopleOsFollowUp,
);

export const pendingApplication = textRule(
  {
    id: 'pending-application',
    title: 'An application made in time, not decided yet',
    confidence: 'single-source',
  },
  {
    rule: 'When the permission has ended and an application made in time is not decided, the Employer Checking Service gives the new excuse.',
    note: 'A grace of up to 28 days is widely mentioned, and was not found in our sources. It is safer to have the notice before the permission ends. To be confirmed on GOV.UK.',
  },
  wardHadawayChecking,
);

export const studentHours = textRule(
  { id: 'student-hours', title: 'A Student’s hours in term', confidence: 'official' },
  {
    rule: 'The result shows how many hours a Student may work in term. Term dates are kept with it.',
    note: 'The duty is older than our record.',
  },
  govSponsorSkilledWorker,
);

export const noticeMonths = parameter<number>({
  ...about('notice-months', 'How long a Positive Verification Notice gives an excuse'),
  unit: 'months',
  versions: [noted(since(checksRecordBegins, 6, 'confirmed', wardHadawayChecking, lexologyFollowUp), older)],
});

export const checkingServiceDays = parameter<number>({
  ...about('checking-service-days', 'How long the Employer Checking Service takes'),
  unit: 'working days',
  versions: [
    noted(
      since(checksRecordBegins, 5, 'confirmed', wardHadawayChecking, lexologyFollowUp, rightToWorkDialogue),
      'About so many: what is usual, not a limit. Known from secondary sources: to be confirmed on GOV.UK.',
    ),
  ],
});

/** The rules of the excuse that a check gives. */
export const excuseParameters: readonly Parameter<unknown>[] = [
  beforeFirstDay,
  listA,
  listACertificates,
  listB1,
  listB2,
  residencePermitCard,
  noticeMonths,
  checkingServiceDays,
  repeatedCheck,
  continuousExcuse,
  pendingApplication,
  preSettledStatus,
  studentHours,
  copyOfCheck,
];
