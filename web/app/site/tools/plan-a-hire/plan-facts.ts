import { hirePlanOperation } from '@portway/contracts/law/calculators/hire-plan';
import { type CalendarDate, isCalendarDate } from '@portway/rules/kernel';
import { hoursTyped, numberTyped, penceTyped } from '../../../text/as-typed.ts';
import { problemsOf } from '../../../text/problems.ts';
import { caseFacts, emptyAsUndefined, inFields, salaryWords, truth } from '../salary/salary-facts.ts';
import { hasAdultChildren } from '../skills-charge/relevant-questions.ts';
import { asSalaryAnswers, type PlanAnswers } from './plan-answers.ts';
import { asksChildrenGround, planQuestions } from './plan-questions.ts';

const words = {
  ...salaryWords,
  location: { field: 'location', message: 'Choose where the person is now.' },
  visaType: { field: 'visaType', message: 'Choose the visa the person has now.' },
  enteredAsStudent: { field: 'enteredAsStudent', message: 'Choose one of the answers.' },
  partner: { field: 'partner', message: 'Choose whether a partner will come too.' },
  'children.count': { field: 'childrenCount', message: 'Enter how many children will come, from 0 to 10.' },
  'children.under18': {
    field: 'childrenUnder18',
    message: 'Enter how many of the children are under 18. It cannot be more than the number of children.',
  },
  'children.ground': { field: 'childrenGround', message: 'Choose why the children can come, if they can.' },
  'children.adultChildrenWereDependants': {
    field: 'adultChildrenWereDependants',
    message: 'Choose whether they came as dependent children.',
  },
  holdsLicence: { field: 'holdsLicence', message: 'Choose whether you hold a sponsor licence.' },
  'licence.appliedOn': { field: 'licenceAppliedOn', message: 'Enter the day you applied for the licence.' },
  'licence.priority': { field: 'licencePriority', message: 'Choose whether to ask for licence priority.' },
  sponsorSize: { field: 'sponsorSize', message: 'Choose the size of your organisation.' },
  months: { field: 'years', message: 'Choose a length of 1 to 5 years.' },
  startWanted: { field: 'startWanted', message: 'Enter the date you would like the person to start.' },
  priority: { field: 'priority', message: 'Choose a priority service for the visa, or none.' },
  assignedOn: { field: 'assignedOn', message: 'Enter the day whose law you want.' },
};

/** The facts of the hire, or the errors by field. An answer to a hidden question does not count. */
export function planFacts(answers: PlanAnswers, code: string, today: CalendarDate) {
  const salary = asSalaryAnswers(answers);
  const questions = planQuestions(code, answers, today);
  const result = hirePlanOperation.request.safeParse({
    occupationCode: code,
    assignedOn: answers.assignedOn,
    appliedOn: emptyAsUndefined(answers.appliedOn),
    ...hoursTyped(answers.hours),
    salaryPence: penceTyped(answers.salary),
    months: monthsOf(answers.years),
    location: answers.location,
    visaType: emptyAsUndefined(salary.visaType),
    under26: truth(answers.under26),
    ...caseFacts(salary, { code, asked: questions }),
    startWanted: emptyAsUndefined(answers.startWanted),
    enteredAsStudent: fromStudent(answers),
    priority: answers.priority,
    sponsorSize: answers.sponsorSize,
    ...licenceFacts(answers, today),
    ...familyFacts(answers, code),
  });
  if (result.success) return { facts: result.data, problems: [] };
  return { facts: undefined, problems: problemsOf(inFields(result.error.issues), words) };
}

function monthsOf(years: string): number | string {
  return /^\d$/.test(years) ? Number(years) * 12 : years;
}

/** Who switches from Student says so by the visa; who extends is asked. */
function fromStudent({ location, visaType, enteredAsStudent }: PlanAnswers): boolean | string | undefined {
  if (location !== 'inside') return false;
  return visaType === 'skilled' ? (truth(enteredAsStudent) ?? false) : visaType === 'student';
}

/** Until there is a day, the licence is applied for on the plan's own; an error of that day is not said twice. */
function licenceFacts(
  { holdsLicence, licenceAppliedOn, licencePriority, assignedOn }: PlanAnswers,
  today: CalendarDate,
): Record<string, unknown> {
  if (holdsLicence === 'yes') return { holdsLicence: true };
  const appliedOn = emptyAsUndefined(licenceAppliedOn) ?? (isCalendarDate(assignedOn) ? assignedOn : today);
  const licence = { type: 'worker', priority: truth(licencePriority), appliedOn };
  return { holdsLicence: truth(holdsLicence), licence };
}

/** The family buys the same service as the worker. */
function familyFacts(answers: PlanAnswers, code: string): Record<string, unknown> {
  const { partner, children, childrenCount, childrenUnder18, childrenGround, priority } = answers;
  return {
    ...(partner === 'yes' && { partner: { priority } }),
    ...(children === 'yes' && {
      children: {
        count: numberTyped(childrenCount),
        under18: numberTyped(childrenUnder18),
        priority,
        ground: asksChildrenGround(code) ? emptyAsUndefined(childrenGround) : undefined,
        adultChildrenWereDependants: hasAdultChildren(answers)
          ? truth(answers.adultChildrenWereDependants)
          : undefined,
      },
    }),
  };
}
