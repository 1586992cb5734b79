import { answerRow, moneyAnswerRow } from '../../../subjects/document/answer-rows.ts';
import type { Answer } from '../../../subjects/document/result-document.ts';
import { priorityServices, visaTypes, yesOrNo } from '../../../text/questions.ts';
import { type CaseGroup, caseQuestions } from '../salary/case-questions.ts';
import { caseTold } from '../salary/salary-answer-rows.ts';
import { caseFields } from '../skills-charge/case-fields.ts';
import { hasAdultChildren } from '../skills-charge/relevant-questions.ts';
import type { PlanEvaluated } from './evaluate-plan.ts';
import type { PlanAnswers } from './plan-answers.ts';

const places = [
  { value: 'outside', label: 'Outside the UK' },
  { value: 'inside', label: 'In the UK' },
];
const sizes = [
  { value: 'small', label: 'Small or charitable' },
  { value: 'large', label: 'Medium or large' },
];

/** The form's questions that count, with their answers, in the form's order. */
export function planAnswerRows(evaluated: PlanEvaluated): Answer[] {
  const { answers, role, questions, payScaleRoles } = evaluated;
  const groupRows = (group: CaseGroup) =>
    questions
      .filter((question) => caseQuestions[question].group === group)
      .flatMap((question) => caseTold(question, answers[question], payScaleRoles));
  return [
    ...answerRow('Job title or occupation code', role.role ?? answers.role),
    ...groupRows('job'),
    ...answerRow('Hours per week', answers.hours),
    ...(answers.salary === ''
      ? answerRow('Salary', 'Not decided')
      : moneyAnswerRow('Salary', answers.salary)),
    ...groupRows('pay'),
    ...ofPerson(answers),
    ...groupRows('worker'),
    ...ofFamily(evaluated),
    ...ofOrganisation(answers),
    ...groupRows('sponsor'),
    ...answerRow('Preferred start date', answers.startWanted),
    ...answerRow('Length of the certificate', answers.years === '1' ? '1 year' : `${answers.years} years`),
    ...answerRow('Faster visa decision', answers.priority, priorityServices),
    ...answerRow('Certificate assigned on', answers.assignedOn),
    ...answerRow('Visa applied for on', answers.appliedOn),
    ...groupRows('atas'),
  ];
}

function ofPerson({ location, visaType, under26, enteredAsStudent }: PlanAnswers): Answer[] {
  const inside = location === 'inside';
  return [
    ...answerRow('Where is the person now?', location, places),
    ...(inside ? answerRow('Visa now', visaType, visaTypes) : []),
    ...answerRow('Under 26?', under26, yesOrNo),
    ...(inside && visaType === 'skilled'
      ? answerRow('Did the person first switch from Student?', enteredAsStudent, yesOrNo)
      : []),
  ];
}

function ofFamily({ answers, asksChildrenGround }: PlanEvaluated): Answer[] {
  const { partner, children, childrenCount, childrenUnder18, childrenGround } = answers;
  const { label, options } = caseFields.childrenGround;
  const grown = caseFields.adultChildrenWereDependants;
  return [
    ...answerRow('Is a partner coming too?', partner, yesOrNo),
    ...answerRow('Are children coming too?', children, yesOrNo),
    ...(children === 'yes'
      ? [
          ...answerRow('How many children?', childrenCount),
          ...answerRow('How many are under 18?', childrenUnder18),
          ...(asksChildrenGround ? answerRow(label, childrenGround, options) : []),
          ...(hasAdultChildren(answers)
            ? answerRow(grown.label, answers.adultChildrenWereDependants, grown.options)
            : []),
        ]
      : []),
  ];
}

function ofOrganisation(answers: PlanAnswers): Answer[] {
  const { holdsLicence, licenceAppliedOn, licencePriority, sponsorSize } = answers;
  return [
    ...answerRow('Do you hold a sponsor licence?', holdsLicence, yesOrNo),
    ...(holdsLicence === 'no'
      ? [
          ...answerRow('Licence applied for on', licenceAppliedOn),
          ...answerRow('Ask for licence priority?', licencePriority, yesOrNo),
        ]
      : []),
    ...answerRow('Size', sponsorSize, sizes),
  ];
}
