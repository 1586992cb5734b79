import type { JobAnswers } from '@portway/contracts/candidate/jobs/job-fields';
import type {
  JobSponsorship,
  PostSponsorship,
  RegisterMatch,
  SponsorshipForMe,
} from '@portway/contracts/candidate/jobs/job-sponsorship';
import type { JobCard } from '@portway/contracts/candidate/jobs/jobs';
import type { ProfileAnswers } from '@portway/contracts/candidate/profile/profile';
import type { OfferVersion } from '@portway/contracts/hiring/offers/offers';
import {
  postSponsorship,
  postsOpenTo,
  sponsorshipForWorker,
  type WorkerFacts,
  workerOnLaterDay,
} from '@portway/rules/job-sponsorship';
import { type CalendarDate, calendarDate, isCalendarDate } from '@portway/rules/kernel';
import { recordedBy } from '@portway/rules/recorded';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { costCalculatorFor, salaryCalculatorFor } from './calculators.presenter.ts';
import { forMeShown } from './for-me.presenter.ts';
import { cardFactsOf, offerFactsOf, postFactsOf } from './post-facts.presenter.ts';
import type { SponsorshipRepository } from './sponsorship.repository.ts';

/** An employer, for a look-up in the register of sponsors. */
export interface Employer {
  readonly organisation: string;
  readonly name: string;
  readonly tradingName: string | null;
  readonly town: string | null;
}

/** A job whose sponsorship is to be judged. */
export interface JobAsked {
  readonly answers: JobAnswers;
  readonly employer: Employer;
  /** The stored verdict of a day: reused on the same day. */
  readonly judged?: { readonly on: string; readonly judgement: PostSponsorship } | undefined;
}

type Verdict = PostSponsorship['status'];

export interface SponsorshipDeps {
  readonly repository: SponsorshipRepository;
  readonly readAnswers: (stored: object) => ProfileAnswers;
  /** An employer's match in the register of licensed sponsors. */
  readonly standing: (
    transaction: RequestContext['transaction'],
    employer: Employer,
  ) => Promise<RegisterMatch>;
}

/** Whether jobs can be sponsored: by whom, at what pay, and for the caller. */
export function sponsorshipService({ repository, readAnswers, standing }: SponsorshipDeps) {
  /** The caller's profile, read once for a whole list. */
  const factsOf = async (requestContext: RequestContext): Promise<WorkerFacts> =>
    workerFactsOf(readAnswers(await repository.answers(requestContext)));
  return {
    judge,
    /** How the pay compares with the Rules, in a few words for a list. */
    payNote: ({ payNote }: PostSponsorship): string | null => payNote,
    async ofJob(
      transaction: RequestContext['transaction'],
      { answers, employer, judged }: JobAsked,
      day: string,
    ): Promise<JobSponsorship> {
      return {
        offered: answers.sponsorship ?? null,
        register: await standing(transaction, employer),
        post: judged?.on === day ? judged.judgement : judge(answers, day),
      };
    },
    async forMe(requestContext: RequestContext, answers: JobAnswers, day: string): Promise<SponsorshipForMe> {
      return forMeShown(
        sponsorshipForWorker(postFactsOf(answers, calendarDate(day)), await factsOf(requestContext)),
      );
    },
    /** The same for the terms of an offer, on its planned days; null where nobody is to be sponsored. */
    async forMyOffer(
      requestContext: RequestContext,
      { terms, judgement }: Pick<OfferVersion, 'terms' | 'judgement'>,
      today: string,
    ): Promise<SponsorshipForMe | null> {
      if (terms.sponsored === null) return null;
      const days = plannedDays(judgement, calendarDate(today));
      const worker = workerOnLaterDay(await factsOf(requestContext), {
        from: calendarDate(today),
        to: days.appliedOn,
      });
      return forMeShown(
        sponsorshipForWorker(
          offerFactsOf(terms, { ...days, startsOn: calendarDate(terms.startsOn) }),
          worker,
        ),
      );
    },
    factsOf,
    forMeOf,
    /** Which verdicts of a job suit a candidate; `all` if they need no sponsorship. */
    verdictsFor: (facts: WorkerFacts, day: string): readonly Verdict[] | 'all' =>
      postsOpenTo(facts, calendarDate(day)),
  };
}

export type Sponsorship = ReturnType<typeof sponsorshipService>;

/** The days that the judgement of an offer plans; today where it plans none, and never before today. */
function plannedDays(judgement: OfferVersion['judgement'], today: CalendarDate) {
  const on = (id: string) => {
    const planned = judgement?.plan.find((step) => step.id === id)?.expected;
    return planned === undefined || planned < today ? today : calendarDate(planned);
  };
  return { assignedOn: on('certificate'), appliedOn: on('visa-application') };
}

/** Whether the pay can be sponsored by the law of a day, YYYY-MM-DD, with the working. */
function judge(answers: JobAnswers, day: string): PostSponsorship {
  const { missing, warnings, steps, ...verdict } = postSponsorship({
    ...postFactsOf(answers, calendarDate(day)),
    closesOn: dayOf(answers.closesOn),
  });
  return {
    ...verdict,
    judgedOn: day,
    ...recordedBy(steps),
    missing: [...missing],
    warnings,
    steps,
    calculator: salaryCalculatorFor(answers, { status: verdict.status, missing }),
    costs: costCalculatorFor(answers),
  };
}

/** Whether the caller could take a job of a list, from its card; without the working. */
function forMeOf(facts: WorkerFacts, card: JobCard, day: string): SponsorshipForMe['status'] {
  const post = cardFactsOf(card, calendarDate(day));
  const { status } = sponsorshipForWorker(post, facts);
  if (status === 'not-needed' || card.sponsorable !== 'unknown') return status;
  // Facts missing from a card, such as contract work, are why the whole job was not judged.
  return postSponsorship(post).status === 'unknown' ? status : 'unknown';
}

const saidYes = (answer: 'Yes' | 'No' | undefined) => (answer === undefined ? undefined : answer === 'Yes');

/** What the profile says that the rules need about a worker; nothing else is read. */
function workerFactsOf(answers: ProfileAnswers): WorkerFacts {
  return {
    isAuthorised: saidYes(answers.isLegallyAuthorized),
    needsSponsorship: saidYes(answers.requiresSponsorship),
    currentVisa: answers.currentVisa ?? undefined,
    visaExpires: dayOf(answers.visaExpires),
    bornOn: dayOf(answers.bornOn),
    phd: answers.phd ?? undefined,
    monthsHeld: answers.monthsHeld ?? undefined,
    newEntrantGround: answers.newEntrantGround ?? undefined,
    studentCourse: answers.studentCourse ?? undefined,
    studentDegree: answers.studentDegree ?? undefined,
    courseEndsOn: dayOf(answers.courseEndsOn),
  };
}

function dayOf(text: string | null | undefined): CalendarDate | undefined {
  return text != null && isCalendarDate(text) ? text : undefined;
}
