import type { Answer } from '../../document/result-document.ts';
import { told, toldPounds } from '../../document/told.ts';
import { visaTypes, yesOrNo } from '../../text/questions.ts';
import type { CaseQuestion } from './questions-asked.ts';
import type { RoleFound } from './role-field.tsx';
import type { SalaryAnswers } from './salary-answers.ts';

const phds = [
  { value: 'none', label: 'No PhD' },
  { value: 'relevant', label: 'A PhD relevant to the job' },
  { value: 'stem', label: 'A STEM PhD relevant to the job' },
];

const grounds = [
  { value: 'none', label: 'None of these' },
  { value: 'student', label: 'Last permission Student, with a UK degree' },
  { value: 'graduate', label: 'Last permission Graduate' },
  { value: 'professional-qualification', label: 'Working towards a professional qualification' },
  { value: 'professional-registration', label: 'Working towards registration or chartered status' },
  { value: 'postdoctoral', label: 'A postdoctoral position' },
];

const employers = [
  { value: 'nhs', label: 'The NHS' },
  { value: 'nhs-supplier', label: 'An NHS supplier' },
  { value: 'adult-social-care', label: 'Adult social care' },
  { value: 'other', label: 'Another employer' },
];

const nations = [
  { value: 'england', label: 'England' },
  { value: 'scotland', label: 'Scotland' },
  { value: 'wales', label: 'Wales' },
  { value: 'northern-ireland', label: 'Northern Ireland' },
];

interface Found {
  readonly role: RoleFound;
  readonly questions: readonly CaseQuestion[];
}

/** The questions of the form that were answered, in its order and words. */
export function salaryTold(answers: SalaryAnswers, { role, questions }: Found): Answer[] {
  const caseAnswers: Record<CaseQuestion, Answer[]> = {
    phd: told('PhD', answers.phd, phds),
    newEntrantLimb: told('Another new-entrant ground', answers.newEntrantLimb, grounds),
    inRouteSince: told('In the Skilled Worker route since', answers.inRouteSince),
    monthsHeld: told('Months of permission already held', answers.monthsHeld),
    employer: told('Health and Care employer', answers.employer, employers),
    workNation: told('Nation of the job', answers.workNation, nations),
    listScopeConfirmed: told('Is it one of the listed jobs?', answers.listScopeConfirmed, yesOrNo),
    monthsWithSponsor: told('Months worked for this sponsor', answers.monthsWithSponsor),
    deductions: toldPounds('What the worker pays back', answers.deductions),
  };
  const asked = (each: CaseQuestion) => caseAnswers[each];
  return [
    ...told('Job title or occupation code', jobOf(answers.role, role)),
    ...told('Is the person in the UK?', answers.inUk, yesOrNo),
    ...told('Is the person under 26?', answers.under26, yesOrNo),
    ...told('Visa type', answers.visaType, visaTypes),
    ...questions.filter((each) => each !== 'deductions').flatMap(asked),
    ...told('Hours per week', answers.hours),
    ...toldPounds('Salary offered', answers.salary),
    ...questions.filter((each) => each === 'deductions').flatMap(asked),
    ...lengthTold(answers),
    ...told('Certificate assigned on', answers.assignedOn),
    ...told('Visa applied for on', answers.appliedOn),
  ];
}

function jobOf(typed: string, { role = '', matched }: RoleFound): string {
  return matched === undefined ? role : `${role}, found for “${typed.trim()}”`;
}

interface Length {
  readonly years: string;
  readonly startsOn: string;
  readonly endsOn: string;
}

function lengthTold({ years, startsOn, endsOn }: Length): Answer[] {
  if (years !== 'days')
    return told('Sponsorship length', years === '' ? '' : years === '1' ? '1 year' : `${years} years`);
  return [
    ...told('Sponsorship length', 'The certificate’s own days'),
    ...told('First day', startsOn),
    ...told('Last day', endsOn),
  ];
}
