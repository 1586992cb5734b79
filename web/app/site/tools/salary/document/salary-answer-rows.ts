import { answerRow, moneyAnswerRow } from '../../../../subjects/document/answer-rows.ts';
import type { Answer } from '../../../../subjects/document/result-document.ts';
import { visaTypes, yesOrNo } from '../../../../text/questions.ts';
import { postdoctoralGround } from '../case-options.ts';
import { type CaseGroup, type CaseQuestion, caseQuestions } from '../case-questions.ts';
import type { RoleFound } from '../role/role-field.tsx';
import type { SalaryAnswers } from '../salary-answers.ts';

interface FormState {
  readonly role: RoleFound;
  readonly questions: readonly CaseQuestion[];
  readonly payScaleRoles: readonly { readonly value: string; readonly label: string }[];
}

/** The form's questions that have an answer, in its order and words. */
export function salaryAnswerRows(
  answers: SalaryAnswers,
  { role, questions, payScaleRoles }: FormState,
): Answer[] {
  const groupRows = (group: CaseGroup) =>
    questions
      .filter((question) => caseQuestions[question].group === group)
      .flatMap((question) => caseTold(question, answers[question], payScaleRoles));
  return [
    ...answerRow('Job title or occupation code', jobOf(answers.role, role)),
    ...answerRow('Is the person in the UK?', answers.inUk, yesOrNo),
    ...answerRow('Is the person under 26?', answers.under26, yesOrNo),
    ...answerRow('Visa type', answers.visaType, visaTypes),
    ...groupRows('worker'),
    ...groupRows('job'),
    ...answerRow('Hours per week', answers.hours),
    ...moneyAnswerRow('Salary offered', answers.salary),
    ...groupRows('pay'),
    ...lengthTold(answers),
    ...answerRow('Certificate assigned on', answers.assignedOn),
    ...answerRow('Visa applied for on', answers.appliedOn),
    ...groupRows('atas'),
    ...groupRows('sponsor'),
  ];
}

/** A further question with its answer in words; empty without an answer. */
export function caseTold(
  question: CaseQuestion,
  answer: string,
  roles: FormState['payScaleRoles'],
): Answer[] {
  const { label, options = [], typed } = caseQuestions[question];
  if (typed === 'pounds') return moneyAnswerRow(label, answer);
  if (typed === 'percent') return answerRow(label, answer === '' ? '' : `${answer.replace('%', '').trim()}%`);
  // A role that is not on the job's pay scale counts as unanswered.
  if (question === 'payScaleRole')
    return roles.some(({ value }) => value === answer) ? answerRow(label, answer, roles) : [];
  return answerRow(label, answer, question === 'newEntrantLimb' ? [...options, postdoctoralGround] : options);
}

function jobOf(text: string, { role = '', matched }: RoleFound): string {
  return matched === undefined ? role : `${role}, found for “${text.trim()}”`;
}

interface Length {
  readonly years: string;
  readonly startsOn: string;
  readonly endsOn: string;
}

function lengthTold({ years, startsOn, endsOn }: Length): Answer[] {
  if (years !== 'days')
    return answerRow('Sponsorship length', years === '' ? '' : years === '1' ? '1 year' : `${years} years`);
  return [
    ...answerRow('Sponsorship length', 'The exact dates of the certificate'),
    ...answerRow('First day', startsOn),
    ...answerRow('Last day', endsOn),
  ];
}
