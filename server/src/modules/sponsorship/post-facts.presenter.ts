import type { JobAnswers } from '@portway/contracts/jobs/job-fields';
import type { JobCard } from '@portway/contracts/jobs/jobs';
import type { OfferTerms } from '@portway/contracts/offers/offer-terms';
import type { PostFacts } from '@portway/rules/job-sponsorship';
import type { CalendarDate } from '@portway/rules/kernel';

/** A job as input to the rules. Pay is stored in whole units of its currency. */
export function postFactsOf(answers: JobAnswers, day: CalendarDate): PostFacts {
  const { occupationCode, payFrom, payTo, nation } = answers;
  return {
    day,
    occupationCode: occupationCode ?? undefined,
    currency: answers.currency,
    employment: answers.employment,
    payFromPence: inPence(payFrom),
    payToPence: inPence(payTo ?? payFrom),
    hoursPerWeek: answers.hoursPerWeek,
    workNation: nation ?? undefined,
  };
}

/** The terms of an offer as input to the rules, on the planned days of its certificate and its application. */
export function offerFactsOf(
  terms: OfferTerms,
  { assignedOn, appliedOn }: { readonly assignedOn: CalendarDate; readonly appliedOn: CalendarDate },
): PostFacts {
  const { occupationCode, pay, hoursPerWeek, nation, employment, sponsored } = terms;
  return {
    day: assignedOn,
    appliedOn,
    months: sponsored?.months,
    occupationCode: occupationCode ?? undefined,
    currency: 'GBP',
    employment,
    payToPence: inPence(pay),
    hoursPerWeek,
    workNation: nation ?? undefined,
  };
}

/** The same for a job in a list. */
export function cardFactsOf(card: JobCard, day: CalendarDate): PostFacts {
  const { occupationCode, currency, payFrom, payTo, hoursPerWeek, nation } = card;
  return {
    day,
    occupationCode: occupationCode ?? undefined,
    currency,
    payFromPence: inPence(payFrom),
    payToPence: inPence(payTo),
    hoursPerWeek,
    workNation: nation ?? undefined,
  };
}

function inPence(units: number | undefined): number | undefined {
  return units === undefined ? undefined : units * 100;
}
