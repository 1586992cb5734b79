import { rulePath } from '../../../text/law.ts';
import * as questions from '../../../text/questions.ts';
import * as choices from './case-options.ts';

/** What a question is about: the form shows each group together. */
export type CaseGroup = 'worker' | 'job' | 'pay' | 'atas' | 'sponsor';

/** A question that only some cases need, in the words of the form and of the documents. */
export interface CaseQuestionWords {
  readonly group: CaseGroup;
  readonly label: string;
  readonly hint?: string;
  /** A page with more information. */
  readonly more?: { readonly to: string; readonly label: string };
  /** The options; without them, `typed` says what to type. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly typed?: 'day' | 'months' | 'pounds' | 'percent';
  /** Whether the form marks it as optional. */
  readonly optional?: true;
}

const worker = {
  otherPermission: { group: 'worker', label: 'Which permission?', options: questions.otherPermissions },
  studentSwitch: {
    group: 'worker',
    label: 'How far along is the course?',
    options: questions.studentSwitches,
  },
  courseEndsOn: {
    group: 'worker',
    label: 'When does the course end?',
    hint: 'The job may start no earlier, and a new entrant applies at most three months before.',
    typed: 'day',
  },
  inRouteSince: {
    group: 'worker',
    label: 'In the Skilled Worker route since',
    hint: 'With continuous permission.',
    typed: 'day',
    optional: true,
  },
  firstCertificateOn: {
    group: 'worker',
    label: 'When was the certificate for the first Skilled Worker visa assigned?',
    hint: 'It decides which rules that visa was granted under.',
    typed: 'day',
    optional: true,
  },
  careAppliedOn: {
    group: 'worker',
    label: 'When was permission in a care role applied for?',
    hint: 'In code 6135 or 6136, or the older 6145 or 6146, without a break since. It decides whether family may come.',
    typed: 'day',
    optional: true,
  },
  tier2General: {
    group: 'worker',
    label: 'Did the worker have Tier 2 (General) permission, and have they stayed with that sponsor?',
    options: questions.yesOrNo,
  },
  monthsHeld: {
    group: 'worker',
    label: 'Months of permission so far',
    hint: 'Add up Skilled Worker, Graduate and Tier 2 of any kind.',
    typed: 'months',
    optional: true,
  },
  newEntrantLimb: {
    group: 'worker',
    label: 'Other new-entrant reasons',
    options: choices.newEntrantGrounds,
  },
  newEntrantStudy: {
    group: 'worker',
    label: 'How far along is that degree, PGCE or PGDE?',
    hint: 'The degree of any earlier Student permission counts too.',
    options: choices.newEntrantStudies,
  },
  lastPermissionEndedOn: {
    group: 'worker',
    label: 'When did that permission end?',
    hint: 'Leave it empty if it has not ended.',
    typed: 'day',
    optional: true,
  },
  phd: { group: 'worker', label: 'PhD', options: choices.phds },
  sponsoredInCare: {
    group: 'worker',
    label: 'Is the worker sponsored in a care role now?',
    hint: 'In code 6135 or 6136, or in the older code 6145 or 6146.',
    options: questions.yesOrNo,
  },
  monthsWithSponsor: {
    group: 'worker',
    label: 'Months of care work for this sponsor',
    hint: 'Legal work in 6135 or 6136, up to the day of the certificate.',
    typed: 'months',
  },
} as const satisfies Record<string, CaseQuestionWords>;

const job = {
  workNation: { group: 'job', label: 'Nation the job is in', options: questions.nations },
  londonArea: { group: 'job', label: 'Part of London', options: choices.londonAreas },
  payScaleRole: { group: 'job', label: 'Band, grade or role', options: [] },
  shareOfFullTime: {
    group: 'job',
    label: 'Percentage of full time',
    hint: 'As a percentage. Enter 100 for a full-time post.',
    typed: 'percent',
  },
  listScopeConfirmed: { group: 'job', label: 'Is it one of the listed jobs?', options: questions.yesOrNo },
  employer: { group: 'job', label: 'Health and Care employer', options: choices.employers },
  deductions: {
    group: 'pay',
    label: 'What the worker pays back',
    hint: 'In pounds, over the whole certificate.',
    typed: 'pounds',
    optional: true,
  },
} as const satisfies Record<string, CaseQuestionWords>;

const atas = {
  exemptNational: {
    group: 'atas',
    label: 'Is the worker’s nationality exempt from ATAS?',
    more: { to: rulePath('atas.exempt-nationalities'), label: 'Exempt nationalities' },
    options: questions.yesOrNo,
  },
  employerIsStudentSponsor: {
    group: 'atas',
    label: 'Does the employer also hold a student sponsor licence?',
    options: questions.yesOrNo,
  },
  phdLevelResearch: {
    group: 'atas',
    label: 'Does the role include research at PhD level in a listed subject?',
    more: { to: rulePath('atas.subjects'), label: 'Listed subjects' },
    options: questions.yesOrNo,
  },
} as const satisfies Record<string, CaseQuestionWords>;

const sponsor = {
  sponsorRating: {
    group: 'sponsor',
    label: 'Sponsor’s rating',
    options: choices.sponsorRatings,
    optional: true,
  },
  sameSponsor: {
    group: 'sponsor',
    label: 'Is the sponsor the same as in the worker’s last permission?',
    options: questions.yesOrNo,
  },
  sameListedJob: {
    group: 'sponsor',
    label: 'Was the last permission for this same job, with this sponsor?',
    hint: 'The job is no longer on the Immigration Salary List, but the list’s figure may still apply.',
    options: questions.yesOrNo,
  },
} as const satisfies Record<string, CaseQuestionWords>;

const all = { ...worker, ...job, ...atas, ...sponsor };

export type CaseQuestion = keyof typeof all;

/** The questions that only some cases need, in the form’s order. */
export const caseQuestions: Readonly<Record<CaseQuestion, CaseQuestionWords>> = all;
