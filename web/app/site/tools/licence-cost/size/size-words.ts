import type { SizeAnswers } from './size-answers.ts';

/** Labels of the questions, in the form and in documents. */
export const labels: Readonly<Record<keyof SizeAnswers, string>> = {
  body: 'Your organisation',
  parent: 'Parent company',
  turnover: 'Annual turnover',
  balanceSheet: 'Balance sheet total',
  employees: 'Employees',
  yearBeganOn: 'Financial year began on',
};

export const bodies = [
  { value: 'company', label: 'A company', reveals: 'a' as const },
  { value: 'charity', label: 'A charity' },
  { value: 'never-small-company', label: 'A public, insurance, banking or e-money company' },
  { value: 'other', label: 'A sole trader, partnership or other body', reveals: 'b' as const },
];

export const noParent = 'No parent company';

export const parents = [
  { value: '', label: noParent },
  { value: 'small', label: 'A parent that leads a small group' },
  { value: 'large', label: 'A parent that leads a larger group' },
];
