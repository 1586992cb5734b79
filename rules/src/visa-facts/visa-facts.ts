import { hirePlan } from '../hire-plan/index.ts';
import {
  appliesInside,
  courseEndOf,
  type PostFacts,
  postSponsorship,
  scaleFactsFor,
  sponsorshipForWorker,
  type WorkerFacts,
} from '../job-sponsorship/index.ts';
import type { CalendarDate, Pence } from '../kernel/index.ts';

/**
 * What a job seeker may share with one employer about one job. From none of it does it follow which permission
 * somebody holds, how old they are or why a lower figure may apply: the pay and the cost are those of a worker
 * who is entitled to no discount.
 */
export interface VisaFacts {
  readonly needsSponsorship: boolean;
  /** The first day at work at the usual times; null where no sponsor is needed, or the answers do not say. */
  readonly possibleFrom: CalendarDate | null;
  /** The lowest pay for this job without any discount. */
  readonly minPence: Pence | null;
  /** Whether this job's pay may be enough all the same. Which option it would be is told to nobody. */
  readonly lowerMayApply: boolean;
  /** What the employer itself pays, for a certificate of three years, by its size. */
  readonly cost: { readonly smallPence: Pence; readonly largePence: Pence } | null;
}

export type VisaFactsOutcome =
  | { readonly status: 'ready'; readonly facts: VisaFacts }
  | { readonly status: 'missing'; readonly missing: readonly (keyof WorkerFacts)[] };

const nothingNeeded: VisaFacts = {
  needsSponsorship: false,
  possibleFrom: null,
  minPence: null,
  lowerMayApply: false,
  cost: null,
};

/** The answers about one job, worked out from what a job seeker says; or which answers are missing first. */
export function visaFactsFor(post: PostFacts, worker: WorkerFacts): VisaFactsOutcome {
  const forWorker = sponsorshipForWorker(post, worker);
  if (forWorker.status === 'not-needed') return { status: 'ready', facts: nothingNeeded };
  const missing = unclear(worker, post.day);
  if (missing.length > 0) return { status: 'missing', missing };
  const { status, standardPence } = postSponsorship(post);
  return {
    status: 'ready',
    facts: {
      needsSponsorship: true,
      possibleFrom: possibleFrom(post, worker),
      minPence: standardPence,
      lowerMayApply: status !== 'anyone' && (forWorker.status === 'yes' || forWorker.status === 'depends'),
      cost: costOf(post),
    },
  };
}

/** Without these answers it is not known whether a sponsor is needed, or they contradict the calendar. */
function unclear(worker: WorkerFacts, day: CalendarDate): (keyof WorkerFacts)[] {
  const { isAuthorised, needsSponsorship, currentVisa, visaExpires } = worker;
  const isSaid = needsSponsorship === true || isAuthorised === false || currentVisa === 'skilled';
  const hasEnded = visaExpires !== undefined && visaExpires < day && currentVisa !== 'none';
  return [
    ...(isSaid || currentVisa === 'student' ? [] : (['needsSponsorship'] as const)),
    ...(hasEnded ? (['visaExpires'] as const) : []),
  ];
}

const months = 36;

interface PlanQuestions {
  readonly location?: 'inside' | 'outside' | undefined;
  readonly sponsorSize?: 'small' | 'large' | undefined;
  readonly startWanted?: CalendarDate | undefined;
}

function planOf(
  post: PostFacts,
  { location = 'outside', sponsorSize = 'large', startWanted }: PlanQuestions = {},
) {
  const { day, occupationCode, hoursPerWeek } = post;
  if (occupationCode === undefined || hoursPerWeek === undefined) return undefined;
  return hirePlan({
    occupationCode,
    hours: { perWeek: hoursPerWeek },
    months,
    assignedOn: day,
    location,
    sponsorSize,
    holdsLicence: true,
    startWanted,
    workNation: post.workNation,
    ...scaleFactsFor({ ...post, occupationCode }, post),
    visaType: 'other',
  });
}

function possibleFrom(post: PostFacts, worker: WorkerFacts): CalendarDate | null {
  const inside = appliesInside(worker, post.day);
  if (inside === undefined) return null;
  const plan = planOf(post, {
    location: inside ? 'inside' : 'outside',
    startWanted: courseEndOf(worker, post.day),
  });
  return plan?.timeline.find(({ id }) => id === 'start')?.expected ?? null;
}

/** A Student's exemption from the skills charge is left out: it would say who is a Student. */
function costOf(post: PostFacts): VisaFacts['cost'] {
  const smallPence = planOf(post, { sponsorSize: 'small' })?.employer.totalPence ?? null;
  const largePence = planOf(post)?.employer.totalPence ?? null;
  return smallPence === null || largePence === null ? null : { smallPence, largePence };
}

/**
 * What a worker from abroad pays, alone and for three years, while the job does not say its kind of employer and that
 * decides; null otherwise. It follows from the job alone.
 */
export function workerPaysEither(
  post: PostFacts,
): { readonly healthCarePence: Pence | null; readonly otherwisePence: Pence | null } | null {
  const cost = planOf(post)?.cost;
  if (cost === undefined || !('byEmployer' in cost) || cost.byEmployer === undefined) return null;
  const { healthAndCare, otherwise } = cost.byEmployer;
  return { healthCarePence: healthAndCare.candidatePence, otherwisePence: otherwise.candidatePence };
}
