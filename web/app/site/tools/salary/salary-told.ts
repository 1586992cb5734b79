import type { Answer } from '../../../subjects/document/result-document.ts';
import { told, toldPounds } from '../../../subjects/document/told.ts';
import { visaTypes, yesOrNo } from '../../../text/questions.ts';
import { postdoctoralGround } from './case-options.ts';
import { type CaseGroup, type CaseQuestion, caseQuestions } from './case-questions.ts';
import type { RoleFound } from './role-field.tsx';
import type { SalaryAnswers } from './salary-answers.ts';

interface Found {
  readonly role: RoleFound;
  readonly questions: readonly CaseQuestion[];
  readonly payScaleRoles: readonly { readonly value: string; readonly label: string }[];
}

/** The questions of the form that were answered, in its order and words. */
export function salaryTold(answers: SalaryAnswers, { role, questions, payScaleRoles }: Found): Answer[] {
  const of = (group: CaseGroup) =>
    questions
      .filter((question) => caseQuestions[question].group === group)
      .flatMap((question) => caseTold(question, answers[question], payScaleRoles));
  return [
    ...told('Job title or occupation code', jobOf(answers.role, role)),
    ...told('Is the person in the UK?', answers.inUk, yesOrNo),
    ...told('Is the person under 26?', answers.under26, yesOrNo),
    ...told('Visa type', answers.visaType, visaTypes),
    ...of('worker'),
    ...of('job'),
    ...told('Hours per week', answers.hours),
    ...toldPounds('Salary offered', answers.salary),
    ...of('pay'),
    ...lengthTold(answers),
    ...told('Certificate assigned on', answers.assignedOn),
    ...told('Visa applied for on', answers.appliedOn),
    ...of('atas'),
    ...of('sponsor'),
  ];
}

function caseTold(question: CaseQuestion, answer: string, roles: Found['payScaleRoles']): Answer[] {
  const { label, options = [], typed } = caseQuestions[question];
  if (typed === 'pounds') return toldPounds(label, answer);
  if (typed === 'percent') return told(label, answer === '' ? '' : `${answer.replace('%', '').trim()}%`);
  // A role that the pay scale of the job does not have is none that was chosen.
  if (question === 'payScaleRole')
    return roles.some(({ value }) => value === answer) ? told(label, answer, roles) : [];
  return told(label, answer, question === 'newEntrantLimb' ? [...options, postdoctoralGround] : options);
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
