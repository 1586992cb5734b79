import type { JobAnswers } from '@portway/contracts/candidate/jobs/job-fields';
import type {
  answerSponsorshipReviewOperation,
  EmployerRejection,
  SponsorshipRejection,
} from '@portway/contracts/hiring/visa-facts/sponsorship-rejections';
import type { RequestOf } from '@portway/contracts/operation';
import {
  requireCandidate,
  requireHiring,
  requireHiringReader,
} from '../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { missing } from '../../../platform/refusal.ts';
import type { Notifications } from '../../account/notifications/notifications.service.ts';
import type { Sponsorship } from '../../law/sponsorship/sponsorship.service.ts';
import {
  requireRejectable,
  requireReviewAsked,
  requireReviewable,
  requireSeen,
  whyNot,
} from './sponsorship-rejections.policy.ts';
import type { RejectionRow, SponsorshipRejectionsRepository } from './sponsorship-rejections.repository.ts';
import type { ApplicationToShare, Side, VisaFactsRepository } from './visa-facts.repository.ts';

interface Changed {
  readonly message: string;
  readonly shown: EmployerRejection;
}

export interface SponsorshipRejectionsDeps {
  readonly repository: SponsorshipRejectionsRepository;
  readonly visaFacts: VisaFactsRepository;
  readonly sponsorship: Pick<Sponsorship, 'judge'>;
  readonly readJob: (stored: object) => JobAnswers;
  readonly notify: Notifications['notify'];
  /** Mails the candidate what was decided, if they want such mail. */
  readonly mailDecision: (
    transaction: RequestContext['transaction'],
    application: ApplicationToShare,
    state: 'rejected' | 'interview',
  ) => Promise<void>;
  readonly today: () => string;
}

/**
 * Rejections for sponsorship: a person writes each alone, sees the rule, looks twice, and answers a review.
 * A review is a live event for both sides by the trigger `notify_review` (visa-facts.sql); this adds the notification.
 */
export function sponsorshipRejectionsService(deps: SponsorshipRejectionsDeps) {
  const { repository, visaFacts, sponsorship, readJob, notify, mailDecision, today } = deps;

  async function rejectionShown({ transaction }: RequestContext, application: ApplicationToShare) {
    const { id, job, state } = application;
    const row = await repository.find(transaction, id);
    const judgement = job === null ? undefined : sponsorship.judge(readJob(job), today());
    const why = whyNot(state, await visaFacts.share(transaction, id), judgement !== undefined);
    const isDraft = row !== undefined && row.rejected_at === null;
    const rule = judgement && {
      text: judgement.reason,
      judgedOn: judgement.judgedOn,
      recordedTo: judgement.recordedTo,
      recorded: judgement.recorded,
      recordedInWords: judgement.recordedInWords,
      hasBarrier: judgement.status !== 'anyone',
    };
    return {
      rule: rule ?? null,
      whyNot: why ?? null,
      draft: isDraft ? { text: row.text, by: row.by_name, at: row.written_at.toISOString() } : null,
      rejection: rejectionOf(row),
    };
  }

  async function lockApplication(
    { transaction }: RequestContext,
    id: string,
    side: Side,
  ): Promise<ApplicationToShare> {
    const application = await visaFacts.applicationForUpdate(transaction, side, id);
    if (application === undefined) throw missing();
    return application;
  }

  async function tellCandidate(
    { transaction }: RequestContext,
    application: ApplicationToShare,
    status: 'rejected' | 'interview',
  ): Promise<void> {
    const { id, account } = application;
    await mailDecision(transaction, application, status);
    await notify(transaction, [
      { account, organisation: null, kind: 'status-changed', about: { application: id }, words: { status } },
    ]);
  }

  return {
    async show(requestContext: RequestContext, id: string): Promise<EmployerRejection> {
      const side = member(requestContext, requireHiringReader);
      const application = await visaFacts.application(requestContext.transaction, side, id);
      if (application === undefined) throw missing();
      return await rejectionShown(requestContext, application);
    },
    async draft(requestContext: RequestContext, id: string, text: string): Promise<Changed> {
      const { caller, transaction } = requestContext;
      const application = await lockApplication(requestContext, id, member(requestContext, requireHiring));
      const { rule, whyNot: why } = await rejectionShown(requestContext, application);
      requireRejectable(why ?? undefined);
      if (rule === null || application.organisation === null) throw missing();
      await repository.draft(transaction, {
        application: id,
        account: application.account,
        organisation: application.organisation,
        text,
        rule: rule.text,
        judged_on: rule.judgedOn,
        written_by: caller.account,
        by_name: caller.fullName,
      });
      return {
        message: 'Written down. Look at it once more.',
        shown: await rejectionShown(requestContext, application),
      };
    },
    async reject(requestContext: RequestContext, id: string, seen: string): Promise<Changed> {
      const { caller, transaction } = requestContext;
      const side = member(requestContext, requireHiring);
      const application = await lockApplication(requestContext, id, side);
      const { whyNot: why } = await rejectionShown(requestContext, application);
      requireSeen(await repository.find(transaction, id), seen);
      requireRejectable(why ?? undefined);
      await repository.reject(transaction, id, { by: caller.account, byName: caller.fullName });
      await tellCandidate(requestContext, application, 'rejected');
      const updated = await lockApplication(requestContext, id, side);
      return {
        message: 'Rejected. The candidate sees the reason and the rule, and can ask for a review.',
        shown: await rejectionShown(requestContext, updated),
      };
    },
    async answer(
      requestContext: RequestContext,
      id: string,
      reply: RequestOf<typeof answerSponsorshipReviewOperation>,
    ): Promise<Changed> {
      const { caller, transaction } = requestContext;
      const side = member(requestContext, requireHiring);
      const application = await lockApplication(requestContext, id, side);
      requireReviewAsked(await repository.find(transaction, id), application.state);
      await repository.answerReview(transaction, id, {
        ...reply,
        by: caller.account,
        byName: caller.fullName,
      });
      await notify(transaction, [
        {
          account: application.account,
          organisation: null,
          kind: 'review-answered',
          about: { application: id },
        },
      ]);
      const updated = await lockApplication(requestContext, id, side);
      const message =
        reply.outcome === 'stands'
          ? 'Answered. The candidate can read why the decision stands.'
          : 'Answered. The application is at the interview stage again.';
      return { message, shown: await rejectionShown(requestContext, updated) };
    },
    async showMine(
      requestContext: RequestContext,
      id: string,
    ): Promise<{ readonly rejection: SponsorshipRejection | null }> {
      const { transaction } = requestContext;
      if ((await visaFacts.application(transaction, candidate(requestContext), id)) === undefined)
        throw missing();
      return { rejection: rejectionOf(await repository.find(transaction, id)) };
    },
    async askReview(
      requestContext: RequestContext,
      id: string,
      text: string,
    ): Promise<{ readonly message: string; readonly rejection: SponsorshipRejection | null }> {
      const { transaction } = requestContext;
      const { account, organisation } = await lockApplication(requestContext, id, candidate(requestContext));
      requireReviewable(await repository.find(transaction, id));
      await repository.askReview(transaction, id, text);
      if (organisation !== null)
        await notify(transaction, [
          {
            account: null,
            organisation,
            besides: [account],
            kind: 'review-asked',
            about: { application: id },
          },
        ]);
      return {
        message: 'Sent. The employer is asked to look again, and you both see the answer.',
        rejection: rejectionOf(await repository.find(transaction, id)),
      };
    },
  };
}

export type SponsorshipRejections = ReturnType<typeof sponsorshipRejectionsService>;

function rejectionOf(row: RejectionRow | undefined): SponsorshipRejection | null {
  if (row?.rejected_at == null) return null;
  return {
    text: row.text,
    rule: row.rule,
    judgedOn: row.judged_on,
    by: row.by_name,
    at: row.rejected_at.toISOString(),
    review: reviewOf(row),
  };
}

function reviewOf(row: RejectionRow): SponsorshipRejection['review'] {
  const { review_text: text, review_asked_at: askedAt, review_outcome: outcome } = row;
  if (text === null || askedAt === null) return null;
  return {
    text,
    askedAt: askedAt.toISOString(),
    answer:
      outcome === null || row.review_answered_at === null
        ? null
        : {
            outcome,
            text: row.review_answer ?? '',
            by: row.review_by_name ?? '',
            at: row.review_answered_at.toISOString(),
          },
  };
}

function candidate({ caller }: RequestContext): Side {
  requireCandidate(caller);
  return { candidate: caller.account };
}

function member({ caller }: RequestContext, organisationOf: typeof requireHiringReader): Side {
  return { organisation: organisationOf(caller).id, member: caller.account };
}
