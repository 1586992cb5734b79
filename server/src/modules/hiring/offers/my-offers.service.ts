import type { FileToSend } from '@portway/contracts/candidate/resumes/resumes';
import type { MyHire } from '@portway/contracts/hiring/hire-cases/hire-steps';
import type {
  ComparedOffer,
  ComparisonAnswers,
  OfferComparison,
} from '@portway/contracts/hiring/offers/offer-comparison';
import type { MyOffer } from '@portway/contracts/hiring/offers/offers';
import { calendarDate, lawOn } from '@portway/rules/kernel';
import { settlementFee, settlementYears } from '@portway/rules/settlement';
import { tenYearsAnnounced } from '@portway/rules/settlement-salary';
import { requireCandidate } from '../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { missing } from '../../../platform/refusal.ts';
import { dayInLondon } from '../../../platform/time/local-time.ts';
import type { Notifications } from '../../account/notifications/notifications.service.ts';
import type { Sponsorship } from '../../law/sponsorship/sponsorship.service.ts';
import type { ComparisonFacts, comparedOffer } from './comparison/offer-comparison.service.ts';
import { type Draw, fileOf, offerDocument } from './offer-document.presenter.ts';
import { statusOf } from './offer-status.presenter.ts';
import { isOpen, requireOpen, requireSeen } from './offers.policy.ts';
import { type OfferReaders, offerOf } from './offers.presenter.ts';
import type { ApplicationToOffer, EventRow, OffersRepository, VersionRow } from './offers.repository.ts';
import type { papersFor } from './worker-papers.service.ts';

interface Answered {
  readonly message: string;
  readonly shown: MyOffer;
}

interface Words {
  readonly words: string;
  readonly seen: number;
}

export interface MyOffersDeps extends OfferReaders {
  readonly repository: OffersRepository;
  /** Begins the employer's case of a hire. */
  readonly beginCase: (
    requestContext: RequestContext,
    accepted: { readonly application: ApplicationToOffer; readonly version: VersionRow },
  ) => Promise<void>;
  /** What happens until the caller's first day; null where nobody hired them. */
  readonly hireOf: (requestContext: RequestContext, application: string) => Promise<MyHire | null>;
  /** What the rules say of the terms for the caller, by their own profile. */
  readonly forMyOffer: Sponsorship['forMyOffer'];
  /** What the rules say of one offer beside others. */
  readonly compareOffer: typeof comparedOffer;
  /** What the worker of an accepted offer gets together. */
  readonly papersOf: typeof papersFor;
  /** The caller's own profile, as the rules take it. */
  readonly factsOf: Sponsorship['factsOf'];
  /** Where the work of a job is done, by its stored answers. */
  readonly workplaceOf: (answers: object) => ComparedOffer['workplace'];
  /** Draws a document, after the transaction. */
  readonly draw: Draw;
  readonly notify: Notifications['notify'];
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

/**
 * Offers, as the candidate reads and answers them.
 * An answer is a live event for both sides by the trigger `notify_offer` (offers.sql); this adds the notification.
 */
export function myOffersService(deps: MyOffersDeps) {
  const { repository, beginCase, hireOf, draw, notify, today } = deps;
  const { forMyOffer, factsOf, workplaceOf, compareOffer, papersOf } = deps;

  async function myOffer(requestContext: RequestContext, application: ApplicationToOffer): Promise<MyOffer> {
    const { transaction } = requestContext;
    const { id, company, position, state } = application;
    const row = await repository.offer(transaction, id);
    const hire = await hireOf(requestContext, id);
    if (row === undefined) return { company, position, offer: null, hire, papers: null, forMe: null };
    const record = {
      versions: await repository.versions(transaction, id),
      events: await repository.events(transaction, id),
    };
    const offer = offerOf(record, statusOf(row, state, today()), deps);
    const [newest] = offer.versions;
    const mine = newest === undefined ? null : await forMyOffer(requestContext, newest, today());
    const papers = hire === null || newest === undefined ? null : papersOf(newest.terms, newest.judgement);
    return { company, position, offer, hire, papers, forMe: mine };
  }

  /** One open offer beside the others; nothing where it has ended meanwhile. */
  async function compared(
    requestContext: RequestContext,
    application: ApplicationToOffer,
    facts: ComparisonFacts,
  ): Promise<OfferComparison['offers']> {
    const { offer, forMe } = await myOffer(requestContext, application);
    const [newest] = offer?.versions ?? [];
    if (offer === null || newest === undefined || !isOpen(offer.status)) return [];
    const { id, company, answers } = application;
    return [
      {
        application: id,
        company,
        status: offer.status,
        terms: newest.terms,
        workplace: answers && workplaceOf(answers),
        forMe,
        ...compareOffer(newest, facts),
      },
    ];
  }

  /** The caller's application, locked, whose offer of this version is open. */
  async function lockOpenOffer({ transaction, caller }: RequestContext, id: string, seen: number) {
    requireCandidate(caller);
    const side = { candidate: caller.account };
    const application = await repository.applicationForUpdate(transaction, side, id);
    if (application === undefined) throw missing();
    const row = await repository.offer(transaction, id);
    requireOpen(row && statusOf(row, application.state, today()));
    requireSeen(row, seen);
    return application;
  }

  /** Writes the answer down and tells the employer. */
  async function recordReply(
    { transaction, caller }: RequestContext,
    { id, account, organisation }: ApplicationToOffer,
    reply: { kind: EventRow['kind']; version: number; words?: string },
  ): Promise<void> {
    const { words = null, ...about } = reply;
    const by = { side: 'candidate', by: caller.account, byName: caller.fullName } as const;
    await repository.note(transaction, { application: id, ...about, ...by, words });
    if (organisation === null) return;
    await notify(transaction, [
      {
        account: null,
        organisation,
        besides: [account],
        kind: 'offer-answered',
        about: { application: id },
        words: { answer: reply.kind },
      },
    ]);
  }

  return {
    /** The caller's open offers beside each other, the first to end first; what they say of themselves is not stored. */
    async compare(requestContext: RequestContext, answers: ComparisonAnswers): Promise<OfferComparison> {
      const { transaction, caller } = requestContext;
      requireCandidate(caller);
      const day = calendarDate(today());
      const { currentVisa } = await factsOf(requestContext);
      const offers: OfferComparison['offers'] = [];
      for (const application of await repository.openOffersOf(transaction, caller.account, day))
        offers.push(...(await compared(requestContext, application, { answers, currentVisa, today: day })));
      const fee = lawOn(settlementFee, day);
      const years = lawOn(settlementYears, day);
      return {
        today: day,
        offers,
        announced: [tenYearsAnnounced.message],
        settlementFeePence: fee.status === 'in-force' ? fee.value : null,
        settlementYears: years.status === 'in-force' ? years.value : null,
      };
    },
    async show(requestContext: RequestContext, id: string): Promise<MyOffer> {
      const { transaction, caller } = requestContext;
      requireCandidate(caller);
      const application = await repository.application(transaction, { candidate: caller.account }, id);
      if (application === undefined) throw missing();
      return await myOffer(requestContext, application);
    },
    /** Returns a function that draws the newest version. */
    async document(requestContext: RequestContext, id: string): Promise<() => Promise<FileToSend>> {
      const { transaction, caller } = requestContext;
      requireCandidate(caller);
      const application = await repository.application(transaction, { candidate: caller.account }, id);
      if (application === undefined) throw missing();
      const { offer } = await myOffer(requestContext, application);
      const document = offer === null ? undefined : offerDocument({ ...application, offer });
      if (document === undefined) throw missing();
      return async () => await fileOf(document, draw);
    },
    /** Accepting hires: the application, the offer and the case change together, or nothing does. */
    async accept(requestContext: RequestContext, id: string, seen: number): Promise<Answered> {
      const { transaction, caller } = requestContext;
      const { account } = caller;
      const application = await lockOpenOffer(requestContext, id, seen);
      const [version] = await repository.versions(transaction, id);
      if (version === undefined) throw missing();
      await recordReply(requestContext, application, { kind: 'accepted', version: seen });
      await repository.setState(transaction, id, 'accepted');
      await repository.move(transaction, id, { state: 'hired', side: 'candidate' });
      await beginCase(requestContext, { application, version });
      const startsOn = dayInLondon(Date.parse(deps.readTerms(version.terms).startsOn));
      const words = { text: `first day ${startsOn}. See what happens until then, and who does it.` };
      await notify(transaction, [
        { account, organisation: null, kind: 'offer-accepted', about: { application: id }, words },
      ]);
      return {
        message: `You have accepted the offer of ${application.company}. Below is what happens now.`,
        shown: await myOffer(requestContext, { ...application, state: 'hired' }),
      };
    },
    async decline(requestContext: RequestContext, id: string, { words, seen }: Words): Promise<Answered> {
      const application = await lockOpenOffer(requestContext, id, seen);
      await recordReply(requestContext, application, { kind: 'declined', version: seen, words });
      await repository.setState(requestContext.transaction, id, 'declined');
      return {
        message: `You have declined. ${application.company} can read what you wrote.`,
        shown: await myOffer(requestContext, application),
      };
    },
    async ask(requestContext: RequestContext, id: string, { words, seen }: Words): Promise<Answered> {
      const application = await lockOpenOffer(requestContext, id, seen);
      await recordReply(requestContext, application, { kind: 'question', version: seen, words });
      await repository.setState(requestContext.transaction, id, 'question');
      return {
        message: 'Your question is sent. The offer stays open.',
        shown: await myOffer(requestContext, application),
      };
    },
  };
}

export type MyOffers = ReturnType<typeof myOffersService>;
