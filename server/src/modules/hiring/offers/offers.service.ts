import type { JobAnswers } from '@portway/contracts/candidate/jobs/job-fields';
import type { FileToSend } from '@portway/contracts/candidate/resumes/resumes';
import type { OfferDraft, OfferTerms } from '@portway/contracts/hiring/offers/offer-terms';
import type { EmployerOffer, OfferJudgement } from '@portway/contracts/hiring/offers/offers';
import { requireHiringReader, requireOffers } from '../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { missing } from '../../../platform/refusal.ts';
import { dayInLondon } from '../../../platform/time/local-time.ts';
import type { Notifications } from '../../account/notifications/notifications.service.ts';
import type { SponsorFactsService } from '../sponsor-facts/sponsor-facts.service.ts';
import { type Draw, fileOf, offerDocument } from './offer-document.presenter.ts';
import type { SponsorOfOffer } from './offer-judgement.service.ts';
import type { OfferStart } from './offer-start.service.ts';
import { statusOf } from './offer-status.presenter.ts';
import type { offerWarnings } from './offer-warnings.presenter.ts';
import { requireDaysAhead, requireOfferable, requireOpen, requireSeen, whyNoOffer } from './offers.policy.ts';
import { type OfferReaders, offerOf } from './offers.presenter.ts';
import type { ApplicationToOffer, EventRow, OffersRepository, Side } from './offers.repository.ts';

interface Changed {
  readonly message: string;
  readonly shown: EmployerOffer;
}

interface Words {
  readonly words: string;
  readonly seen: number;
}

export interface OffersDeps extends OfferReaders {
  readonly repository: OffersRepository;
  readonly readDraft: (stored: object) => OfferDraft;
  readonly readJob: (stored: object) => JobAnswers;
  readonly startOf: (start: OfferStart) => OfferDraft;
  readonly ifSponsored: (start: OfferStart) => EmployerOffer['ifSponsored'];
  readonly judge: (terms: OfferDraft, sponsor: SponsorOfOffer) => OfferJudgement | null;
  readonly warningsOf: typeof offerWarnings;
  /** What the organisation says of itself as a sponsor, and what an offer adds to it. */
  readonly sponsorFacts: Pick<SponsorFactsService, 'show' | 'learn'>;
  /** The case that an accepted offer began. */
  readonly caseOf: (requestContext: RequestContext, application: string) => Promise<string | null>;
  /** Draws a document, after the transaction. */
  readonly draw: Draw;
  readonly notify: Notifications['notify'];
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

/** As the editor of a job counts while nobody chose. */
const usualYears = 3;

const payAndDay = ({ pay, expiresOn }: OfferTerms) =>
  `£${pay.toLocaleString('en-GB')} a year. Answer by ${dayInLondon(Date.parse(expiresOn))}.`;

/**
 * Offers, as the employer writes and sends them.
 * An offer is a live event for both sides by the trigger `notify_offer` (offers.sql); this adds the notification and email.
 */
export function offersService(deps: OffersDeps) {
  const { repository, readDraft, readJob, startOf, judge, sponsorFacts, caseOf, draw, notify, today } = deps;

  async function employerOffer(
    requestContext: RequestContext,
    application: ApplicationToOffer,
  ): Promise<EmployerOffer> {
    const { transaction } = requestContext;
    const { id, state, candidate, job, position, answers, needs_sponsorship: needsSponsorship } = application;
    const row = await repository.offer(transaction, id);
    const draftRow = await repository.draft(transaction, id);
    const facts = await sponsorFacts.show(requestContext);
    const sponsor = { facts, today: today() };
    const circumstances = { job: answers && readJob(answers), needsSponsorship };
    const start = { position, ...circumstances, ...sponsor, years: application.years ?? usualYears };
    const draft = draftRow === undefined ? startOf(start) : readDraft(draftRow);
    const draftJudgement = judge(draft, sponsor);
    return {
      application: { id, status: state, candidate, job, position },
      whyNot: whyNoOffer(state, row) ?? null,
      draft,
      draftJudgement,
      warnings: deps.warningsOf({
        ...circumstances,
        draft,
        judgement: draftJudgement,
        facts,
        name: candidate ?? 'The candidate',
      }),
      sponsorFacts: facts,
      ifSponsored: deps.ifSponsored(start),
      offer:
        row === undefined
          ? null
          : offerOf(
              {
                versions: await repository.versions(transaction, id),
                events: await repository.events(transaction, id),
              },
              statusOf(row, state, today()),
              deps,
            ),
      case: row?.state === 'accepted' ? await caseOf(requestContext, id) : null,
    };
  }

  async function lockApplication(
    { transaction, caller }: RequestContext,
    id: string,
  ): Promise<ApplicationToOffer> {
    const application = await repository.applicationForUpdate(transaction, sideOf(caller, requireOffers), id);
    if (application === undefined) throw missing();
    return application;
  }

  async function note(
    { transaction, caller }: RequestContext,
    deed: { application: string; version: number; kind: EventRow['kind']; words?: string },
  ): Promise<void> {
    const { words = null, ...about } = deed;
    const by = { side: 'employer', by: caller.account, byName: caller.fullName } as const;
    await repository.note(transaction, { ...about, ...by, words });
  }

  const tell = ({ transaction }: RequestContext, { id, account }: ApplicationToOffer, text: string) =>
    notify(transaction, [
      {
        account,
        organisation: null,
        kind: 'offer-sent',
        about: { application: id },
        words: { text },
      },
    ]);

  return {
    async show(requestContext: RequestContext, id: string): Promise<EmployerOffer> {
      const { transaction, caller } = requestContext;
      const application = await repository.application(transaction, sideOf(caller, requireHiringReader), id);
      if (application === undefined) throw missing();
      return await employerOffer(requestContext, application);
    },
    /** Returns a function that draws the newest version. */
    async document(requestContext: RequestContext, id: string): Promise<() => Promise<FileToSend>> {
      const { transaction, caller } = requestContext;
      const application = await repository.application(transaction, sideOf(caller, requireHiringReader), id);
      if (application === undefined) throw missing();
      const { offer } = await employerOffer(requestContext, application);
      const document = offer === null ? undefined : offerDocument({ ...application, offer });
      if (document === undefined) throw missing();
      return async () => await fileOf(document, draw);
    },
    async draft(requestContext: RequestContext, id: string, terms: OfferDraft): Promise<Changed> {
      const application = await lockApplication(requestContext, id);
      if (application.organisation === null) throw missing();
      const { organisation } = application;
      await repository.saveDraft(requestContext.transaction, { application: id, organisation, terms });
      return { message: 'Saved.', shown: await employerOffer(requestContext, application) };
    },
    async send(
      requestContext: RequestContext,
      id: string,
      { terms, seen }: { readonly terms: OfferTerms; readonly seen: number },
    ): Promise<Changed> {
      const { transaction, caller } = requestContext;
      const application = await lockApplication(requestContext, id);
      const existing = await repository.offer(transaction, id);
      requireOfferable(whyNoOffer(application.state, existing));
      requireSeen(existing, seen);
      requireDaysAhead(terms, today());
      const number = seen + 1;
      const by = { by: caller.account, byName: caller.fullName };
      const facts = await sponsorFacts.show(requestContext);
      const judgement = judge(terms, { facts, today: today() });
      await repository.send(transaction, {
        application,
        number,
        terms,
        judgement,
        expiresOn: terms.expiresOn,
        ...by,
      });
      await note(requestContext, { application: id, version: number, kind: 'sent' });
      if (terms.sponsored !== null) {
        const { sponsorSize: size, holdsLicence } = terms.sponsored;
        await sponsorFacts.learn(requestContext, { size, holdsLicence });
      }
      if (application.organisation !== null)
        await repository.saveDraft(transaction, {
          application: id,
          organisation: application.organisation,
          terms,
        });
      if (application.state !== 'offer')
        await repository.move(transaction, id, { state: 'offer', side: 'employer' });
      await tell(requestContext, application, payAndDay(terms));
      return {
        message: number === 1 ? 'The offer is sent.' : `Version ${number} of the offer is sent.`,
        shown: await employerOffer(requestContext, await lockApplication(requestContext, id)),
      };
    },
    async answer(requestContext: RequestContext, id: string, { words, seen }: Words): Promise<Changed> {
      const application = await lockApplication(requestContext, id);
      const row = await repository.offer(requestContext.transaction, id);
      requireSeen(row, seen);
      requireOpen(row && statusOf(row, application.state, today()));
      await note(requestContext, { application: id, version: seen, kind: 'answer', words });
      await repository.setState(requestContext.transaction, id, 'sent');
      await tell(requestContext, application, 'an answer to your question');
      return { message: 'Your answer is sent.', shown: await employerOffer(requestContext, application) };
    },
    async withdraw(requestContext: RequestContext, id: string, { words, seen }: Words): Promise<Changed> {
      const application = await lockApplication(requestContext, id);
      const row = await repository.offer(requestContext.transaction, id);
      requireSeen(row, seen);
      requireOpen(row && statusOf(row, application.state, today()));
      await note(requestContext, { application: id, version: seen, kind: 'withdrawn', words });
      await repository.setState(requestContext.transaction, id, 'withdrawn');
      await tell(requestContext, application, 'the offer is withdrawn');
      return { message: 'The offer is withdrawn.', shown: await employerOffer(requestContext, application) };
    },
  };
}

export type Offers = ReturnType<typeof offersService>;

function sideOf(caller: RequestContext['caller'], organisationOf: typeof requireHiringReader): Side {
  return { organisation: organisationOf(caller).id, member: caller.account };
}
