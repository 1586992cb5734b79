import type { CalendarDate } from '@portway/rules/kernel';
import { findOccupation } from '@portway/rules/occupations';
import { answersIn } from '../../../kit/forms/answers-in.ts';

/** Initial values of the form. */
const defaults = {
  role: '',
  inUk: 'yes',
  under26: 'yes',
  /** `yes` once somebody has answered the question: its Yes is only where the form begins. */
  ageSaid: '',
  visaType: '',
  otherPermission: '',
  studentSwitch: '',
  courseEndsOn: '',
  inRouteSince: '',
  firstCertificateOn: '',
  careAppliedOn: '',
  tier2General: '',
  monthsHeld: '',
  newEntrantLimb: '',
  newEntrantStudy: '',
  lastPermissionEndedOn: '',
  phd: '',
  sponsoredInCare: '',
  monthsWithSponsor: '',
  workNation: '',
  londonArea: '',
  payScaleRole: '',
  shareOfFullTime: '',
  listScopeConfirmed: '',
  employer: '',
  hours: '37.5',
  salary: '',
  deductions: '',
  years: '',
  startsOn: '',
  endsOn: '',
  appliedOn: '',
  exemptNational: '',
  employerIsStudentSponsor: '',
  phdLevelResearch: '',
  sponsorRating: '',
  sameSponsor: '',
  sameListedJob: '',
};

/** The form's fields as typed; the query string holds the answers. */
export type SalaryAnswers = Readonly<Record<keyof typeof defaults | 'assignedOn', string>>;

/** The answers in the query, with defaults where it has none; the certificate defaults to today. */
export function readSalaryAnswers(query: URLSearchParams, today: CalendarDate): SalaryAnswers {
  return answersIn(query, { ...defaults, assignedOn: today });
}

/** The occupation code at the start of the text, if SOC 2020 has it. */
export function codeIn(role: string): string | undefined {
  const code = /^\s*(\d{4})\b/.exec(role)?.[1];
  return code !== undefined && findOccupation(code) ? code : undefined;
}

/** A code with its title, as the role field shows it. */
export function roleOf(code: string): string {
  const occupation = findOccupation(code);
  return occupation ? `${code} - ${occupation.title}` : code;
}

/** Whether somebody has answered if the person is under 26. */
export function saysAge({ under26, ageSaid }: Pick<SalaryAnswers, 'under26' | 'ageSaid'>): boolean {
  return under26 !== 'yes' || ageSaid === 'yes';
}
