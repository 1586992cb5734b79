import type { SponsorFacts, SponsorFactsChange } from '@portway/contracts/hiring/sponsor-facts/sponsor-facts';
import { requireHiring, requireMember } from '../../../platform/auth/authorisation.ts';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import type { SponsorFactsRepository } from './sponsor-facts.repository.ts';

export interface SponsorFactsDeps {
  readonly repository: SponsorFactsRepository;
  readonly audit: Audit;
}

type Answers = Pick<SponsorFacts, keyof SponsorFactsChange>;

const nothingSaid: Answers = {
  size: null,
  holdsLicence: null,
  rating: null,
  licenceAppliedOn: null,
  licencePriority: null,
};

/** What an organisation says of itself as a sponsor, once for all that asks it. */
export function sponsorFactsService({ repository, audit }: SponsorFactsDeps) {
  /** What was answered here, whatever Sponsorship records. */
  async function answersOf({ transaction }: RequestContext, organisation: string) {
    const row = await repository.find(transaction, organisation);
    if (row === undefined) return { answers: nothingSaid, savedAt: null, savedBy: null };
    const { size, holds_licence: holdsLicence, rating } = row;
    const { licence_applied_on: licenceAppliedOn, licence_priority: licencePriority } = row;
    return {
      answers: { size, holdsLicence, rating, licenceAppliedOn, licencePriority },
      savedAt: row.saved_at.toISOString(),
      savedBy: row.saved_by_name,
    };
  }

  async function show(requestContext: RequestContext): Promise<SponsorFacts> {
    const { id } = requireMember(requestContext.caller);
    const { answers, ...saved } = await answersOf(requestContext, id);
    const licence = await repository.recordedLicence(requestContext.transaction);
    if (licence !== undefined)
      return { ...answers, ...saved, holdsLicence: true, rating: licence.rating, licenceFrom: 'sponsorship' };
    return { ...answers, ...saved, licenceFrom: answers.holdsLicence === null ? null : 'organisation' };
  }

  async function save(requestContext: RequestContext, change: SponsorFactsChange): Promise<void> {
    const { caller, transaction } = requestContext;
    const { id } = requireHiring(caller);
    await repository.lock(transaction, id);
    const { answers } = await answersOf(requestContext, id);
    await repository.save(
      transaction,
      id,
      {
        size: changed(answers.size, change.size),
        holds_licence: changed(answers.holdsLicence, change.holdsLicence),
        rating: changed(answers.rating, change.rating),
        licence_applied_on: changed(answers.licenceAppliedOn, change.licenceAppliedOn),
        licence_priority: changed(answers.licencePriority, change.licencePriority),
      },
      { account: caller.account, name: caller.fullName },
    );
    await audit.note(requestContext, 'sponsor-facts-saved', id);
  }

  return {
    show,
    async save(
      requestContext: RequestContext,
      change: SponsorFactsChange,
    ): Promise<{ readonly message: string; readonly sponsorFacts: SponsorFacts }> {
      await save(requestContext, change);
      return {
        message: 'Saved. Plans, jobs and offers begin with it.',
        sponsorFacts: await show(requestContext),
      };
    },
    /** Saves those answers that the organisation has not given yet: what somebody typed elsewhere is not asked again. */
    async learn(requestContext: RequestContext, answers: SponsorFactsChange): Promise<void> {
      const facts = await show(requestContext);
      const change = {
        size: facts.size === null ? answers.size : undefined,
        holdsLicence: facts.holdsLicence === null ? answers.holdsLicence : undefined,
        rating: facts.rating === null ? answers.rating : undefined,
        licenceAppliedOn: facts.licenceAppliedOn === null ? answers.licenceAppliedOn : undefined,
        licencePriority: facts.licencePriority === null ? answers.licencePriority : undefined,
      };
      if (Object.values(change).some((answer) => answer != null)) await save(requestContext, change);
    },
  };
}

/** An answer that is left out stays. */
function changed<Answer>(stored: Answer, next: Answer | undefined): Answer {
  return next === undefined ? stored : next;
}

export type SponsorFactsService = ReturnType<typeof sponsorFactsService>;
