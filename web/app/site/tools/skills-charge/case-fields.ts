import { nations, notAnswered, otherPermissions, studentSwitches, yesOrNo } from '../../../text/questions.ts';
import type { Option } from '../../../ui/select-field.tsx';

/** A further question about the worker or the job, shared by every form of the bill. */
export interface CaseField {
  readonly label: string;
  readonly hint?: string;
  readonly options?: readonly Option[];
  readonly kind?: 'day' | 'number';
  readonly optional?: boolean;
}

const grounds = [
  notAnswered,
  { value: 'born-in-uk', label: 'Born in the UK' },
  { value: 'sole-parent', label: 'The worker is their sole parent' },
  { value: 'shared-responsibility', label: 'Shared with another such worker' },
  { value: 'none', label: 'None of these' },
];

/** The questions that only some workers and jobs need. */
export const caseFields = {
  listScopeConfirmed: { label: 'Is it one of the listed jobs?', options: [notAnswered, ...yesOrNo] },
  workNation: { label: 'Nation the job is in', options: [notAnswered, ...nations] },
  otherPermission: { label: 'Which permission?', options: [notAnswered, ...otherPermissions] },
  studentSwitch: {
    label: 'How far along is the course?',
    hint: 'On the day of the visa application.',
    options: [notAnswered, ...studentSwitches],
  },
  courseEndsOn: {
    label: 'When does the course end?',
    hint: 'The job may start no earlier.',
    kind: 'day',
  },
  inRouteSince: {
    label: 'In the Skilled Worker route since',
    hint: 'With continuous permission.',
    kind: 'day',
    optional: true,
  },
  firstCertificateOn: {
    label: 'First certificate assigned on',
    hint: 'It decides which rules that first permission was granted under.',
    kind: 'day',
    optional: true,
  },
  careAppliedOn: {
    label: 'When was permission in a care role applied for?',
    hint: 'In code 6135 or 6136, or the older 6145 or 6146, without a break since. It decides whether family may come.',
    kind: 'day',
    optional: true,
  },
  sameSponsor: {
    label: 'Is the sponsor staying the same?',
    hint: 'The same as for the candidate’s most recent permission.',
    options: [notAnswered, ...yesOrNo],
  },
  sponsoredInCare: {
    label: 'Sponsored in a care role now?',
    hint: 'In code 6135 or 6136, or in the older code 6145 or 6146.',
    options: [notAnswered, ...yesOrNo],
  },
  monthsWithSponsor: {
    label: 'Months of care work for this sponsor',
    hint: 'Legal work in 6135 or 6136, up to the day of the certificate.',
    kind: 'number',
    optional: true,
  },
  childrenGround: {
    label: 'Why the children can come',
    hint: 'Family cannot come with this job. These are the exceptions for children.',
    options: grounds,
  },
  adultChildrenWereDependants: {
    label: 'Were the children of 18 or over last granted permission as dependent children?',
    hint: 'Each of them, with permission that is current or ended at most 14 days before.',
    options: [notAnswered, ...yesOrNo],
  },
} as const satisfies Record<string, CaseField>;

export type CaseQuestion = keyof typeof caseFields;

/** Whether a question is one that only some workers and jobs need. */
export function isCaseQuestion(name: string): name is CaseQuestion {
  return Object.hasOwn(caseFields, name);
}

/** The questions about the worker's current permission, in the form's order. */
export const ofWorker = [
  'otherPermission',
  'studentSwitch',
  'courseEndsOn',
  'inRouteSince',
  'firstCertificateOn',
  'careAppliedOn',
  'sameSponsor',
  'sponsoredInCare',
  'monthsWithSponsor',
] as const satisfies readonly CaseQuestion[];
