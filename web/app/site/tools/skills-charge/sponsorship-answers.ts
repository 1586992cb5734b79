import { sponsorshipCostDraft } from '@portway/contracts/law/calculators/sponsorship-cost';
import { type CalendarDate, isCalendarDate } from '@portway/rules/kernel';
import { findOccupation } from '@portway/rules/occupations';
import { mayBeHealthAndCare } from '@portway/rules/sponsorship-cost';
import { answersIn } from '../../../kit/forms/answers-in.ts';
import { numberTyped } from '../../../text/as-typed.ts';
import { problemsOf } from '../../../text/problems.ts';
import type { CaseQuestion } from './case-fields.ts';
import { relevantQuestions } from './relevant-questions.ts';
import { codeIn } from './role-code.ts';

/** Initial values of the form, as specified; `healthAndCare` starts at No for a job that cannot be one. */
const defaults = {
  role: '2141',
  sponsorSize: 'small',
  location: 'inside',
  visaType: 'student',
  years: '',
  startsOn: '',
  endsOn: '',
  enteredAsStudent: 'yes',
  healthAndCare: '',
  priority: 'none',
  partner: 'no',
  partnerPriority: 'none',
  children: 'no',
  childrenCount: '1',
  childrenUnder18: '1',
  childrenPriority: 'none',
  listScopeConfirmed: '',
  workNation: '',
  otherPermission: '',
  studentSwitch: '',
  courseEndsOn: '',
  inRouteSince: '',
  firstCertificateOn: '',
  careAppliedOn: '',
  sameSponsor: '',
  sponsoredInCare: '',
  monthsWithSponsor: '',
  childrenGround: '',
  adultChildrenWereDependants: '',
};

/** The form's fields as typed; the query string holds the answers. */
export type SponsorshipAnswers = Readonly<Record<keyof typeof defaults | 'assignedOn' | 'appliedOn', string>>;

/** The answers in the query, with the specified defaults where it has none; both dates default to today. */
export function readSponsorshipAnswers(query: URLSearchParams, today: CalendarDate): SponsorshipAnswers {
  const answers = answersIn(query, { ...defaults, assignedOn: today, appliedOn: today });
  return {
    ...answers,
    enteredAsStudent: fromStudent(answers, query),
    healthAndCare: answers.healthAndCare || (mayBeHealthAndCareRole(answers) ? '' : 'no'),
    role: withTitle(answers.role),
  };
}

/**
 * Nobody switches from Student outside the UK; the hidden field is submitted all the same. The specified yes stands
 * until another role or place is asked for: then the visa says it.
 */
function fromStudent(
  { location, role, visaType, enteredAsStudent }: Record<keyof typeof defaults, string>,
  query: URLSearchParams,
): string {
  if (location === 'outside') return 'no';
  const untouched = codeIn(role) === defaults.role && !query.has('location');
  if (untouched || query.has('enteredAsStudent')) return enteredAsStudent;
  return visaType === 'student' ? 'yes' : 'no';
}

/** Whether the role may be a Health and Care one: then nothing is answered until the kind of employer is. */
export function mayBeHealthAndCareRole({
  role,
  assignedOn,
}: Pick<SponsorshipAnswers, 'role' | 'assignedOn'>): boolean {
  const occupationCode = codeIn(role);
  return isCalendarDate(assignedOn) && mayBeHealthAndCare({ occupationCode, assignedOn });
}

/** A code with its title, as the role field shows it; any other text stays as typed. */
function withTitle(role: string): string {
  const code = codeIn(role);
  const occupation = findOccupation(code);
  return occupation ? `${code} - ${occupation.title}` : role;
}

const words = {
  occupationCode: { field: 'role', message: 'Enter a four-digit occupation code, such as 2134.' },
  listScopeConfirmed: {
    field: 'listScopeConfirmed',
    message: 'Choose whether the job is one of the listed jobs.',
  },
  workNation: { field: 'workNation', message: 'Choose the nation the job is in.' },
  sponsorSize: { field: 'sponsorSize', message: 'Choose the size of the sponsor.' },
  location: { field: 'location', message: 'Choose where the candidate applies from.' },
  visaType: { field: 'visaType', message: 'Choose the visa the candidate has now.' },
  otherPermission: { field: 'otherPermission', message: 'Choose which permission the candidate has.' },
  studentSwitch: { field: 'studentSwitch', message: 'Choose how far along the course is.' },
  courseEndsOn: { field: 'courseEndsOn', message: 'Enter a full date.' },
  inRouteSince: { field: 'inRouteSince' },
  firstCertificateOn: { field: 'firstCertificateOn' },
  careAppliedOn: { field: 'careAppliedOn' },
  sameSponsor: { field: 'sameSponsor', message: 'Choose whether the sponsor is staying the same.' },
  sponsoredInCare: {
    field: 'sponsoredInCare',
    message: 'Choose whether the candidate is sponsored in a care role now.',
  },
  monthsWithSponsor: { field: 'monthsWithSponsor', message: 'Enter whole months, such as 3.' },
  enteredAsStudent: {
    field: 'enteredAsStudent',
    message: 'Choose whether the candidate switches from Student.',
  },
  months: {
    field: 'years',
    message: 'Choose a length of 1 to 5 years, or the exact dates of the certificate.',
  },
  startsOn: { field: 'startsOn' },
  endsOn: { field: 'endsOn' },
  healthAndCare: { field: 'healthAndCare', message: 'Choose whether this is a Health and Care Worker visa.' },
  priority: { field: 'priority', message: 'Choose a priority service, or none.' },
  'partner.priority': {
    field: 'partnerPriority',
    message: 'Choose a priority service for the partner, or none.',
  },
  'children.count': {
    field: 'childrenCount',
    message: 'Enter how many children come: a whole number from 0 to 10.',
  },
  'children.under18': { field: 'childrenUnder18', message: 'Enter how many of the children are under 18.' },
  'children.priority': {
    field: 'childrenPriority',
    message: 'Choose a priority service for the children, or none.',
  },
  'children.ground': { field: 'childrenGround', message: 'Choose why the children can come, if they can.' },
  'children.adultChildrenWereDependants': {
    field: 'adultChildrenWereDependants',
    message: 'Choose whether they came as dependent children.',
  },
  assignedOn: { field: 'assignedOn', message: 'Enter the day the certificate is assigned.' },
  appliedOn: { field: 'appliedOn', message: 'Enter the day of the visa application.' },
};

/** The facts for the rule, or the errors by field. Answers hidden by another answer are left out. */
export function sponsorshipFacts(answers: SponsorshipAnswers) {
  const { role, sponsorSize, location, visaType, priority, assignedOn, appliedOn } = answers;
  const result = sponsorshipCostDraft.safeParse({
    assignedOn,
    appliedOn,
    sponsorSize,
    location,
    priority,
    occupationCode: codeIn(role),
    ...lengthOf(answers),
    visaType: location === 'outside' ? 'other' : visaType,
    enteredAsStudent: truth(answers.enteredAsStudent),
    healthAndCare: truth(answers.healthAndCare || undefined),
    ...caseOf(answers),
  });
  if (result.success) return { facts: result.data, problems: [] };
  return { facts: undefined, problems: problemsOf(result.error.issues, words) };
}

/** The further questions that count, and the family; an empty answer counts as not given. */
function caseOf(answers: SponsorshipAnswers) {
  const questions = relevantQuestions(answers);
  const relevantAnswer = (name: CaseQuestion) => (questions.includes(name) && answers[name]) || undefined;
  return {
    listScopeConfirmed: truth(relevantAnswer('listScopeConfirmed')),
    workNation: relevantAnswer('workNation'),
    otherPermission: relevantAnswer('otherPermission'),
    studentSwitch: relevantAnswer('studentSwitch'),
    courseEndsOn: relevantAnswer('courseEndsOn'),
    inRouteSince: relevantAnswer('inRouteSince'),
    firstCertificateOn: relevantAnswer('firstCertificateOn'),
    careAppliedOn: relevantAnswer('careAppliedOn'),
    sameSponsor: truth(relevantAnswer('sameSponsor')),
    sponsoredInCare: truth(relevantAnswer('sponsoredInCare')),
    monthsWithSponsor: numberTyped(relevantAnswer('monthsWithSponsor') ?? ''),
    ...familyOf(answers, {
      ground: relevantAnswer('childrenGround'),
      adultChildrenWereDependants: truth(relevantAnswer('adultChildrenWereDependants')),
    }),
  };
}

interface OfChildren {
  readonly ground: string | undefined;
  readonly adultChildrenWereDependants: boolean | string | undefined;
}

function familyOf(answers: SponsorshipAnswers, ofChildren: OfChildren) {
  const { partner, partnerPriority, children, childrenCount, childrenUnder18, childrenPriority } = answers;
  return {
    ...(partner === 'yes' && { partner: { priority: partnerPriority } }),
    ...(children === 'yes' && {
      children: {
        count: wholeNumber(childrenCount),
        under18: wholeNumber(childrenUnder18),
        priority: childrenPriority,
        ...ofChildren,
      },
    }),
  };
}

function lengthOf({ years, startsOn, endsOn }: SponsorshipAnswers) {
  // A missing date is not an error: until there is one, the result lacks a length.
  if (years === 'days') return { startsOn: startsOn || undefined, endsOn: endsOn || undefined };
  return years === '' ? {} : { months: wholeNumber(years) * 12 };
}

function truth(answer: string | undefined): boolean | string | undefined {
  return answer === 'yes' ? true : answer === 'no' ? false : answer;
}

function wholeNumber(text: string): number {
  return /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN;
}
