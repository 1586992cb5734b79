import { readStoredJob } from '@portway/contracts/candidate/jobs/job-fields';
import { readStoredDraft, readStoredTerms } from '@portway/contracts/hiring/offers/offer-terms';
import { offerJudgement } from '@portway/contracts/hiring/offers/offers';
import { renderDocument } from '@portway/files';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import type { Notifications } from '../../account/notifications/notifications.service.ts';
import type { Sponsorship } from '../../law/sponsorship/sponsorship.service.ts';
import type { HireCases } from '../hire-cases/hire-cases.service.ts';
import type { SponsorFactsService } from '../sponsor-facts/sponsor-facts.service.ts';
import { comparedOffer } from './comparison/offer-comparison.service.ts';
import { myOffersService } from './my-offers.service.ts';
import { judgeOffer } from './offer-judgement.service.ts';
import { ifSponsored, offerStart } from './offer-start.service.ts';
import { offerWarnings } from './offer-warnings.presenter.ts';
import { offersRepository } from './offers.repository.ts';
import { offersRoutes } from './offers.routes.ts';
import { offersService } from './offers.service.ts';
import { offersTables } from './offers.tables.ts';
import { papersFor } from './worker-papers.service.ts';

interface Deps extends Pick<Notifications, 'notify'>, Pick<Sponsorship, 'forMyOffer' | 'factsOf'> {
  readonly signedIn: SignedInDeps;
  readonly cases: Pick<HireCases, 'begin' | 'idOf' | 'ofWorker'>;
  readonly sponsorFacts: SponsorFactsService;
}

/** Offers to applicants: written, judged, sent, answered. */
export function offersModule(
  { today }: Platform,
  { signedIn, cases, sponsorFacts, notify, forMyOffer, factsOf }: Deps,
): Module<undefined> {
  const shared = {
    repository: offersRepository(),
    readTerms: readStoredTerms,
    readJudgement: (stored: unknown) => offerJudgement.parse(stored),
    notify,
    draw: renderDocument,
    today,
  };
  const offers = offersService({
    ...shared,
    readDraft: readStoredDraft,
    readJob: readStoredJob,
    startOf: offerStart,
    ifSponsored,
    warningsOf: offerWarnings,
    sponsorFacts,
    judge: judgeOffer,
    caseOf: cases.idOf,
  });
  const myOffers = myOffersService({
    ...shared,
    beginCase: cases.begin,
    hireOf: cases.ofWorker,
    forMyOffer,
    factsOf,
    compareOffer: comparedOffer,
    papersOf: papersFor,
    workplaceOf: (answers) => readStoredJob(answers).workplace ?? null,
  });
  return {
    tables: offersTables,
    service: undefined,
    routes: (api) => offersRoutes(api, { ...signedIn, offers, myOffers }),
  };
}
