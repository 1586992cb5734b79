import type { HireCase, HireCaseRow } from '@portway/contracts/hiring/hire-cases/hire-cases';
import type { HireCaseStep, MyHire } from '@portway/contracts/hiring/hire-cases/hire-steps';
import type { HireTerms } from '@portway/contracts/hiring/offers/offer-terms';
import type { OfferJudgement } from '@portway/contracts/hiring/offers/offers';
import { stationsOf, stepsOf, thisWeekOf } from './hire-stations.presenter.ts';

interface Stored {
  readonly id: string;
  readonly account: string | null;
  readonly application: string | null;
  readonly candidate_name: string;
  readonly offer_version: number;
  readonly accepted_at: Date;
  readonly ended_on: string | null;
}

interface DoneStep {
  readonly step: string;
  readonly by_name: string;
  readonly done_at: Date;
}

export interface CaseRead {
  readonly stored: Stored;
  readonly terms: HireTerms;
  readonly judgement: OfferJudgement | null;
  readonly done: readonly DoneStep[];
  readonly today: string;
}

export function caseRowOf(read: CaseRead): HireCaseRow {
  const { stored, terms } = read;
  const steps = stepsOf(read);
  return {
    id: stored.id,
    candidate: stored.candidate_name,
    title: terms.title,
    startsOn: terms.startsOn,
    isSponsored: terms.sponsored !== null,
    status: statusOf(read),
    stepsDone: steps.filter(({ done }) => done !== null).length,
    steps: steps.length,
    acceptedAt: stored.accepted_at.toISOString(),
  };
}

export function caseOf(read: CaseRead, conversation: string | null): HireCase {
  const { stored, terms, judgement } = read;
  return {
    id: stored.id,
    candidate: stored.candidate_name,
    hasLeft: stored.account === null,
    application: stored.application,
    conversation,
    terms,
    offerVersion: stored.offer_version,
    judgement,
    stations: stationsOf(read),
    steps: stepsOf(read),
    thisWeek: thisWeekOf(read),
    status: statusOf(read),
    acceptedAt: stored.accepted_at.toISOString(),
    endedOn: stored.ended_on,
  };
}

/** As its worker sees it: which colleague marked a step is the employer's own. */
export function myHireOf(read: CaseRead): MyHire {
  return {
    startsOn: read.terms.startsOn,
    status: statusOf(read),
    stations: stationsOf(read),
    steps: stepsOf(read).map(({ done, ...step }) => ({ ...step, doneAt: done?.at ?? null })),
  };
}

/** A hire that has not ended, with the steps that wait for its employer. */
export interface OpenHire {
  readonly id: string;
  readonly account: string | null;
  readonly candidate: string;
  readonly title: string;
  /** YYYY-MM-DD */
  readonly startsOn: string;
  readonly open: readonly HireCaseStep[];
}

export function openHireOf(read: CaseRead): OpenHire {
  const { stored, terms } = read;
  return {
    id: stored.id,
    account: stored.account,
    candidate: stored.candidate_name,
    title: terms.title,
    startsOn: terms.startsOn,
    open: stepsOf(read).filter(({ who, done }) => who === 'employer' && done === null),
  };
}

function statusOf({ stored, terms, today }: CaseRead): HireCase['status'] {
  if (stored.ended_on !== null && stored.ended_on <= today) return 'ended';
  return terms.startsOn <= today ? 'started' : 'to-start';
}
