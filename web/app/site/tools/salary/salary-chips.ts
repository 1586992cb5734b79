import { penceTyped } from '../../../text/as-typed.ts';
import { inShortPounds } from '../../../text/money.ts';
import { visaTypes } from '../../../text/questions.ts';
import type { RoleFound } from './role/role-field.tsx';
import { type SalaryAnswers, saysAge } from './salary-answers.ts';

/** The answers that were counted, one short piece each. */
export function salaryChips(answers: SalaryAnswers, { role = '' }: RoleFound): string[] {
  const visa = visaTypes.find(({ value }) => value === answers.visaType)?.label;
  return [
    role,
    hoursChip(answers.hours),
    { yes: 'In the UK', no: 'Outside the UK' }[answers.inUk] ?? 'Location not answered',
    (saysAge(answers) && { yes: 'Under 26', no: '26 or over' }[answers.under26]) || 'Age not answered',
    ...(visa === undefined ? [] : [`${visa} visa`]),
    ...payChip(answers.salary),
  ];
}

export function hoursChip(hours: string): string {
  return /[,;\s]/.test(hours.trim()) ? `${hours.trim()} hours, by week` : `${hours.trim()} hours a week`;
}

function payChip(salary: string): string[] {
  const pence = penceTyped(salary);
  return typeof pence === 'number' ? [`Offered ${inShortPounds(pence)} a year`] : [];
}
