import type { JobAnswers } from '@portway/contracts/candidate/jobs/job-fields';
import type { JobSuggestion } from '@portway/contracts/hiring/employer-jobs/advertisement';
import { moneyInWords } from '../../../../subjects/job/pay-in-words.ts';
import { dayInWords } from '../../../../text/days.ts';
import {
  employmentWords,
  healthCareEmployerWords,
  payScaleRoleWords,
  workplaceWords,
} from '../../../../text/job-choices.ts';

export const suggestionLabels: Readonly<Record<JobSuggestion['field'], string>> = {
  title: 'Title',
  place: 'Place',
  hoursPerWeek: 'Hours a week',
  pay: 'Pay',
  skills: 'Skill',
  employment: 'Contract',
  workplace: 'Where the work is done',
  payScaleRole: 'Band, grade or role',
  healthCareEmployer: 'Kind of employer',
  closesOn: 'Closes on',
};

/** The value of a suggestion as a person would write it. */
export function suggestedWords(suggestion: JobSuggestion): string {
  switch (suggestion.field) {
    case 'pay':
      return payWords(suggestion.value);
    case 'employment':
      return employmentWords[suggestion.value];
    case 'workplace':
      return workplaceWords[suggestion.value];
    case 'payScaleRole':
      return payScaleRoleWords(suggestion.value);
    case 'healthCareEmployer':
      return healthCareEmployerWords[suggestion.value];
    case 'closesOn':
      return dayInWords(suggestion.value);
    default:
      return String(suggestion.value);
  }
}

type Pay = Extract<JobSuggestion, { field: 'pay' }>['value'];

function payWords({ from, to, period, currency }: Pay): string {
  const amounts = [...new Set([from, to])].filter((amount) => amount !== null);
  const words = amounts.map((amount) => moneyInWords(currency, amount)).join(' to ');
  return period === null ? words : `${words} a ${period}`;
}

/** The answers that a suggestion gives; none where it cannot be taken over as it is. */
export function suggestedAnswers(suggestion: JobSuggestion): Partial<JobAnswers> {
  switch (suggestion.field) {
    case 'pay':
      return yearlyPay(suggestion.value);
    case 'skills':
      return { skills: [suggestion.value] };
    default:
      return { [suggestion.field]: suggestion.value };
  }
}

/** A rate by the hour or day is not turned into a year’s pay: how many of them a year has, nobody said. */
function yearlyPay({ from, to, period, currency }: Pay): Partial<JobAnswers> {
  const payFrom = from ?? to;
  const payTo = to ?? from;
  if (payFrom === null || payTo === null || (period !== 'year' && period !== null)) return {};
  return { currency, payFrom: Math.round(payFrom), payTo: Math.round(payTo) };
}
