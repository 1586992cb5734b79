import { isCalendarDate } from '@portway/rules/kernel';
import { nationalPayScale, payScaleRolesFor } from '@portway/rules/pay-scales';
import { nations } from '../../../../text/questions.ts';
import { londonAreas } from '../case-options.ts';
import type { SalaryAnswers } from '../salary-answers.ts';

export interface RoleOption {
  readonly value: string;
  readonly label: string;
}

/** The bands, grades or roles of the job’s nation; until it is chosen, all of them with their nations. */
export function payScaleRoles(
  code: string | undefined,
  { assignedOn, workNation }: Pick<SalaryAnswers, 'assignedOn' | 'workNation'>,
): RoleOption[] {
  if (code === undefined || !isCalendarDate(assignedOn)) return [];
  const nation = nations.find(({ value }) => value === workNation)?.value;
  return payScaleRolesFor(code, assignedOn, nation).map(({ id, title }) => ({ value: id, label: title }));
}

/** The answers that decide the rate of a national pay scale. */
export type ScaleAnswers = Pick<SalaryAnswers, 'assignedOn' | 'workNation' | 'londonArea' | 'payScaleRole'>;

/** The chosen role, if it is on offer; one of another code or nation must be chosen again. */
export function roleChosen(code: string, answers: ScaleAnswers): string | undefined {
  return payScaleRoles(code, answers).find(({ value }) => value === answers.payScaleRole)?.value;
}

/** Whether the role's rate is for full time without stated hours, as far as the answers say. */
export function isPaidForFullTime(code: string, answers: ScaleAnswers): boolean {
  if (!isCalendarDate(answers.assignedOn)) return false;
  const rate = nationalPayScale({
    occupationCode: code,
    assignedOn: answers.assignedOn,
    workNation: nations.find(({ value }) => value === answers.workNation)?.value,
    londonArea: londonAreas.find(({ value }) => value === answers.londonArea)?.value,
    payScaleRole: roleChosen(code, answers),
  });
  return rate.status === 'answered' && typeof rate.baseHours !== 'number';
}
