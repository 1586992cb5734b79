import type { JobAnswers } from '@portway/contracts/candidate/jobs/job-fields';
import type { JobSuggestion } from '@portway/contracts/hiring/employer-jobs/advertisement';
import { moneyInWords } from '../../../../subjects/job/pay/pay-in-words.ts';
import { dayInWords } from '../../../../text/days.ts';
import {
  employmentWords,
  healthCareEmployerWords,
  offerWords,
  payScaleRoleWords,
  workplaceWords,
} from '../../../../text/job/job-choices.ts';

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
  sponsorship: 'Would you sponsor someone for it?',
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
    case 'sponsorship':
      return offerWords[suggestion.value];
    default:
      return String(suggestion.value);
  }
}

type Pay = Extract<JobSuggestion, { field: 'pay' }>['value'];

function payWords({ from, to, period, currency, basis, actual }: Pay): string {
  const range = amountWords(currency, from, to);
  const words = period === null ? range : `${range} a ${period}`;
  if (actual !== null)
    return `${words} for full time; it pays ${amountWords(currency, actual.from, actual.to)}`;
  return `${words}${basisWords[basis]}`;
}

const basisWords: Readonly<Record<Pay['basis'], string>> = {
  actual: '',
  'full-time-equivalent': ' for full time',
  'on-target': ' if a target is met',
};

function amountWords(currency: Pay['currency'], from: number | null, to: number | null): string {
  const amounts = [...new Set([from, to])].filter((amount) => amount !== null);
  return amounts.map((amount) => moneyInWords(currency, amount)).join(' to ');
}

/** What a suggested figure leaves open: the editor asks before anything is said of sponsoring. */
export function openPay(suggestion: JobSuggestion): string | null {
  if (suggestion.field !== 'pay' || suggestion.value.actual !== null) return null;
  if (suggestion.value.basis === 'on-target')
    return 'This counts on a target. The editor asks what is guaranteed before we say whether the post can be sponsored.';
  return suggestion.value.basis === 'full-time-equivalent'
    ? 'This is for full time. The editor asks what these hours pay before we say whether the post can be sponsored.'
    : null;
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
function yearlyPay({ from, to, period, currency, basis, actual }: Pay): Partial<JobAnswers> {
  const paid = actual ?? { from, to };
  const payFrom = paid.from ?? paid.to;
  const payTo = paid.to ?? paid.from;
  if (payFrom === null || payTo === null || (period !== 'year' && period !== null)) return {};
  return {
    currency,
    payFrom: Math.round(payFrom),
    payTo: Math.round(payTo),
    // What is paid as a matter of course needs no answer.
    ...(basis !== 'actual' && { payBasis: actual === null ? basis : ('actual' as const) }),
  };
}
