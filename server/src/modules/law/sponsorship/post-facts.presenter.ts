import type { JobAnswers } from '@portway/contracts/candidate/jobs/job-fields';
import type { JobCard } from '@portway/contracts/candidate/jobs/jobs';
import type { RateAnswers } from '@portway/contracts/candidate/jobs/rate-fields';
import type { OfferTerms } from '@portway/contracts/hiring/offers/offer-terms';
import type { PostFacts, ScaleFacts } from '@portway/rules/job-sponsorship';
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
    payBasis: answers.payBasis ?? undefined,
    texts: textsOf(answers),
    hoursPerWeek: answers.hoursPerWeek,
    workNation: nation ?? undefined,
    ...scaleFactsOf(answers),
  };
}

function textsOf({ title, summary, about, responsibilities, qualifications }: JobAnswers): string[] {
  return [title, summary, about, responsibilities, qualifications].filter(
    (text) => text !== undefined && text !== null,
  );
}

/** What a job or an offer says of its rate and its kind of employer, as the rules take it. */
export function scaleFactsOf(answers: RateAnswers): ScaleFacts {
  const { payScaleRole, londonArea, shareOfFullTime, healthCareEmployer: employer } = answers;
  return {
    payScaleRole: payScaleRole ?? undefined,
    londonArea: londonArea ?? undefined,
    shareOfFullTime: shareOfFullTime ?? undefined,
    healthAndCare: employer == null ? undefined : { employer },
  };
}

/** The planned days of an offer's certificate and application, and the first day at work. */
export interface OfferDays {
  readonly assignedOn: CalendarDate;
  readonly appliedOn: CalendarDate;
  readonly startsOn: CalendarDate;
}

/** The terms of an offer as input to the rules, on the planned days of its certificate and its application. */
export function offerFactsOf(terms: OfferTerms, { assignedOn, appliedOn, startsOn }: OfferDays): PostFacts {
  const { occupationCode, pay, hoursPerWeek, nation, employment, sponsored } = terms;
  return {
    day: assignedOn,
    appliedOn,
    months: sponsored?.months,
    startsOn,
    appliesFrom: sponsored?.appliesFrom,
    occupationCode: occupationCode ?? undefined,
    currency: 'GBP',
    employment,
    payToPence: inPence(pay),
    hoursPerWeek,
    workNation: nation ?? undefined,
    ...scaleFactsOf(terms),
  };
}

/** The same for a job in a list. */
export function cardFactsOf(card: JobCard, day: CalendarDate): PostFacts {
  const { occupationCode, currency, payFrom, payTo, hoursPerWeek, nation, rate = {} } = card;
  return {
    day,
    occupationCode: occupationCode ?? undefined,
    currency,
    payFromPence: inPence(payFrom),
    payToPence: inPence(payTo),
    hoursPerWeek,
    workNation: nation ?? undefined,
    ...scaleFactsOf(rate),
  };
}

function inPence(units: number | undefined): number | undefined {
  return units === undefined ? undefined : units * 100;
}
