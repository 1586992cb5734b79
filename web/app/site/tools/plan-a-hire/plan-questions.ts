import { type CalendarDate, isCalendarDate } from '@portway/rules/kernel';
import { findOccupation, healthAndCareListing } from '@portway/rules/occupations';
import { type CaseQuestion, caseQuestions } from '../salary/case-questions.ts';
import { relevantQuestions as questionsOfPay } from '../salary/relevant-questions.ts';
import { relevantQuestions as questionsOfCost } from '../skills-charge/relevant-questions.ts';
import { readSponsorshipAnswers } from '../skills-charge/sponsorship-answers.ts';
import { asSalaryAnswers, type PlanAnswers } from './plan-answers.ts';

/** The further questions that this job and this worker need, for pay and cost together, in the form's order. */
export function planQuestions(
  code: string | undefined,
  answers: PlanAnswers,
  today: CalendarDate,
): CaseQuestion[] {
  const salary = asSalaryAnswers(answers);
  const cost = readSponsorshipAnswers(new URLSearchParams({ ...answers, role: code ?? '' }), today);
  const questions = new Set<string>([
    ...questionsOfPay(code, salary),
    ...(code === undefined ? [] : questionsOfCost(cost)),
    // Who stays with the same sponsor goes on working while the application is decided.
    ...(code !== undefined && salary.visaType === 'skilled' ? ['sameSponsor'] : []),
    // The employer decides whether it is a Health and Care Worker visa, on a pay scale too.
    ...(mayBeHealthAndCare(code, answers.assignedOn) ? ['employer'] : []),
  ]);
  if (answers.holdsLicence !== 'yes') questions.delete('sponsorRating');
  return [...allQuestions].filter((question) => questions.has(question));
}

const allQuestions: ReadonlySet<CaseQuestion> = new Set(
  Object.keys(caseQuestions).filter((name): name is CaseQuestion => Object.hasOwn(caseQuestions, name)),
);

/** Whether the job is, or may be, one of the Health and Care Worker visa. */
export function mayBeHealthAndCare(code: string | undefined, assignedOn: string): boolean {
  if (code === undefined || !isCalendarDate(assignedOn)) return false;
  const { status } = healthAndCareListing(code, assignedOn);
  return status === 'listed' || status === 'to-be-confirmed';
}

/** Whether children need a ground of their own: a job below degree level brings no family. */
export function asksChildrenGround(code: string | undefined): boolean {
  const level = findOccupation(code ?? '')?.skillLevel;
  return level !== undefined && level !== 'higher' && level !== 'ineligible';
}
