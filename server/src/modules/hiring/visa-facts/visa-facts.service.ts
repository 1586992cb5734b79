import type { JobAnswers } from '@portway/contracts/candidate/jobs/job-fields';
import type { PostSponsorship } from '@portway/contracts/candidate/jobs/job-sponsorship';
import type { MyVisaFacts, Sponsoring, VisaFacts } from '@portway/contracts/hiring/visa-facts/visa-facts';
import { openRateQuestions, type PostFacts } from '@portway/rules/job-sponsorship';
import { calendarDate } from '@portway/rules/kernel';
import { visaFactsFor, workerPaysEither } from '@portway/rules/visa-facts';
import {
  requireCandidate,
  requireHiring,
  requireHiringReader,
} from '../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { missing } from '../../../platform/refusal.ts';
import type { Notifications } from '../../account/notifications/notifications.service.ts';
import { profileFieldOf } from '../../law/sponsorship/for-me.presenter.ts';
import { postFactsOf } from '../../law/sponsorship/post-facts.presenter.ts';
import type { Sponsorship } from '../../law/sponsorship/sponsorship.service.ts';
import {
  answersChanged,
  answersMissing,
  isAfterInvitation,
  jobGone,
  requireAskable,
  requireAsked,
  requireNotShared,
  requireShared,
} from './visa-facts.policy.ts';
import { askedOf, sharedFacts, storedFacts, verdictOf, visaFactsOf } from './visa-facts.presenter.ts';
import type { ApplicationToShare, ShareRow, Side, VisaFactsRepository } from './visa-facts.repository.ts';

interface MineChanged {
  readonly message: string;
  readonly visaFacts: MyVisaFacts;
}

export interface VisaFactsDeps {
  readonly repository: VisaFactsRepository;
  readonly sponsorship: Pick<Sponsorship, 'judge' | 'factsOf'>;
  readonly readJob: (stored: object) => JobAnswers;
  readonly notify: Notifications['notify'];
  /** Tells of a move that can still be undone: nobody is asked before hearing why. */
  readonly tellOfMove: (requestContext: RequestContext, application: string) => Promise<void>;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

/**
 * What a candidate chooses to share about sponsorship, for one application.
 * A request or an answer is a live event for both sides by the trigger `notify_visa_facts` (visa-facts.sql); this adds the
 * notification.
 */
export function visaFactsService(deps: VisaFactsDeps) {
  const { repository, sponsorship, readJob, notify, tellOfMove, today } = deps;
  const postOf = (job: object): PostFacts => postFactsOf(readJob(job), calendarDate(today()));

  async function previewOf(requestContext: RequestContext, { job }: ApplicationToShare) {
    if (job === null) return { preview: null, missing: [] };
    const outcome = visaFactsFor(postOf(job), await sponsorship.factsOf(requestContext));
    return outcome.status === 'ready'
      ? { preview: visaFactsOf(outcome.facts), missing: [] }
      : { preview: null, missing: outcome.missing.map(profileFieldOf) };
  }

  async function mine(requestContext: RequestContext, application: ApplicationToShare): Promise<MyVisaFacts> {
    const { transaction } = requestContext;
    const request = await repository.request(transaction, application.id);
    const share = await repository.share(transaction, application.id);
    return {
      status: request?.status ?? 'not-asked',
      ...askedOf(request),
      ...(request === undefined
        ? { preview: null, missing: [] }
        : await previewOf(requestContext, application)),
      shared: share === undefined ? null : sharedFacts(share),
    };
  }

  async function theirs(
    { transaction }: RequestContext,
    application: ApplicationToShare,
  ): Promise<Sponsoring> {
    const { state, job } = application;
    const request = await repository.request(transaction, application.id);
    const share = await repository.share(transaction, application.id);
    const answers = job === null ? undefined : readJob(job);
    const post = answers === undefined ? null : sponsorship.judge(answers, today());
    const shared = share === undefined ? null : sharedFacts(share);
    const { payFromPence = null, payToPence = null } = job === null ? {} : postOf(job);
    return {
      status:
        state === 'withdrawn'
          ? 'withdrawn'
          : (request?.status ?? (isAfterInvitation(state) ? 'not-asked' : 'before-interview')),
      ...askedOf(request),
      canAsk: isAfterInvitation(state) && request?.status !== 'asked' && request?.status !== 'shared',
      post,
      payFromPence,
      payToPence,
      jobLacks: job === null ? [] : [...openRateQuestions(postOf(job))],
      workerPays: job === null ? null : workerPaysEither(postOf(job)),
      shared,
      sharedAt: share?.shared_at.toISOString() ?? null,
      hasJobChanged:
        share !== undefined && (job === null || post === null || !isCurrent(share, { job, post })),
      verdict: shared === null || post === null ? null : verdictOf(shared, post),
    };
  }

  /** Whether the same would come out now, by the job and the law of today. */
  function isCurrent(share: ShareRow, { job, post }: { job: object; post: PostSponsorship }): boolean {
    const isSameJob = JSON.stringify(share.job) === JSON.stringify(jobKeyOf(postOf(job)));
    return isSameJob && (!share.needs_sponsorship || share.min_pence === post.standardPence);
  }

  async function requireApplication(
    requestContext: RequestContext,
    id: string,
    side: Side,
  ): Promise<ApplicationToShare> {
    const application = await repository.application(requestContext.transaction, side, id);
    if (application === undefined) throw missing();
    return application;
  }

  /** One's own application, locked, with the state of what was asked. */
  async function lockApplication(requestContext: RequestContext, id: string, side: Side) {
    const { transaction } = requestContext;
    const application = await repository.applicationForUpdate(transaction, side, id);
    if (application === undefined) throw missing();
    const request = await repository.request(transaction, id);
    return { application, status: request?.status };
  }

  /** That there is something to see, or no more: what it says stands on the page alone. */
  async function tellEmployer(
    { transaction }: RequestContext,
    { id, account, organisation }: ApplicationToShare,
    kind: 'visa-facts-shared' | 'visa-facts-taken-back',
  ): Promise<void> {
    if (organisation === null) return;
    await notify(transaction, [
      { account: null, organisation, besides: [account], kind, about: { application: id } },
    ]);
  }

  return {
    async showMine(requestContext: RequestContext, id: string): Promise<MyVisaFacts> {
      return await mine(
        requestContext,
        await requireApplication(requestContext, id, candidate(requestContext)),
      );
    },
    /** Shares what was seen, if that is still what it comes to. */
    async share(requestContext: RequestContext, id: string, seen: VisaFacts): Promise<MineChanged> {
      const { transaction } = requestContext;
      const { application, status } = await lockApplication(requestContext, id, candidate(requestContext));
      requireAsked(status);
      requireNotShared(status);
      if (application.job === null) throw jobGone();
      const { preview } = await previewOf(requestContext, application);
      if (preview === null) throw answersMissing();
      if (JSON.stringify(storedFacts(preview)) !== JSON.stringify(storedFacts(seen))) throw answersChanged();
      await repository.answer(transaction, id, 'shared');
      await repository.addShare(transaction, {
        application: id,
        ...storedFacts(preview),
        job: jobKeyOf(postOf(application.job)),
      });
      await tellEmployer(requestContext, application, 'visa-facts-shared');
      return {
        message: `${application.company} can see these answers. You can stop sharing them on this page.`,
        visaFacts: await mine(requestContext, application),
      };
    },
    async decline(requestContext: RequestContext, id: string): Promise<MineChanged> {
      const { application, status } = await lockApplication(requestContext, id, candidate(requestContext));
      requireAsked(status);
      requireNotShared(status);
      await repository.answer(requestContext.transaction, id, 'declined');
      return {
        message: `Nothing is shared. ${application.company} sees only that you would rather not say.`,
        visaFacts: await mine(requestContext, application),
      };
    },
    async takeBack(requestContext: RequestContext, id: string): Promise<MineChanged> {
      const { transaction } = requestContext;
      const { application, status } = await lockApplication(requestContext, id, candidate(requestContext));
      requireShared(status);
      await repository.removeShare(transaction, id);
      await repository.answer(transaction, id, 'taken-back');
      await tellEmployer(requestContext, application, 'visa-facts-taken-back');
      return {
        message: `Your answers are deleted here. ${application.company} can no longer see them.`,
        visaFacts: await mine(requestContext, application),
      };
    },
    async show(requestContext: RequestContext, id: string): Promise<Sponsoring> {
      return await theirs(
        requestContext,
        await requireApplication(requestContext, id, member(requestContext, requireHiringReader)),
      );
    },
    async ask(
      requestContext: RequestContext,
      id: string,
    ): Promise<{ readonly message: string; readonly sponsoring: Sponsoring }> {
      const { caller, transaction } = requestContext;
      const { application, status } = await lockApplication(
        requestContext,
        id,
        member(requestContext, requireHiring),
      );
      requireAskable(application.state, status);
      await tellOfMove(requestContext, id);
      if (application.job === null || application.organisation === null) throw jobGone();
      await repository.ask(transaction, {
        application: id,
        account: application.account,
        organisation: application.organisation,
        by: caller.account,
        byName: caller.fullName,
      });
      await notify(transaction, [
        {
          account: application.account,
          organisation: null,
          kind: 'visa-facts-asked',
          about: { application: id },
        },
      ]);
      return {
        message: 'The candidate is asked, and chooses what to share.',
        sponsoring: await theirs(requestContext, application),
      };
    },
  };
}

export type VisaFactsService = ReturnType<typeof visaFactsService>;

function candidate({ caller }: RequestContext): Side {
  requireCandidate(caller);
  return { candidate: caller.account };
}

function member({ caller }: RequestContext, organisationOf: typeof requireHiringReader): Side {
  return { organisation: organisationOf(caller).id, member: caller.account };
}

/** What the answers were worked out for, in a fixed order. */
function jobKeyOf({ day: _day, ...post }: PostFacts) {
  const { occupationCode, currency, employment, payFromPence, payToPence, hoursPerWeek, workNation } = post;
  const { payScaleRole, londonArea, shareOfFullTime, healthAndCare } = post;
  const first = [occupationCode, currency, employment, payFromPence, payToPence, hoursPerWeek, workNation];
  const rate = [payScaleRole, londonArea, shareOfFullTime, healthAndCare?.employer];
  // What was shared before these were asked of a job stays as it was while they are not answered.
  const facts = rate.some((fact) => fact !== undefined) ? [...first, ...rate] : first;
  return facts.map((fact) => fact ?? null);
}
