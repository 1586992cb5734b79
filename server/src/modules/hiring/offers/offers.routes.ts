import { offerOperations } from '@portway/contracts/hiring/offers/offers';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { fileRoute } from '../../../platform/http/serve-file.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { MyOffers } from './my-offers.service.ts';
import type { Offers } from './offers.service.ts';

interface Deps extends SignedInDeps {
  readonly offers: Offers;
  readonly myOffers: MyOffers;
}

export function offersRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { offers, myOffers } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, offerOperations, {
    showOfferOperation: (_, { requestContext, parameters }) => offers.show(requestContext, parameters.id),
    draftOfferOperation: (terms, { requestContext, parameters }) =>
      offers.draft(requestContext, parameters.id, terms),
    sendOfferOperation: (sent, { requestContext, parameters }) =>
      offers.send(requestContext, parameters.id, sent),
    answerOfferQuestionOperation: (words, { requestContext, parameters }) =>
      offers.answer(requestContext, parameters.id, words),
    withdrawOfferOperation: (words, { requestContext, parameters }) =>
      offers.withdraw(requestContext, parameters.id, words),
    downloadOfferOperation: fileRoute(on, (requestContext, { id }) => offers.document(requestContext, id)),
    downloadMyOfferOperation: fileRoute(on, (requestContext, { id }) =>
      myOffers.document(requestContext, id),
    ),
    compareMyOffersOperation: (answers, { requestContext }) => myOffers.compare(requestContext, answers),
    showMyOfferOperation: (_, { requestContext, parameters }) => myOffers.show(requestContext, parameters.id),
    acceptOfferOperation: ({ seen }, { requestContext, parameters }) =>
      myOffers.accept(requestContext, parameters.id, seen),
    declineOfferOperation: (words, { requestContext, parameters }) =>
      myOffers.decline(requestContext, parameters.id, words),
    askAboutOfferOperation: (words, { requestContext, parameters }) =>
      myOffers.ask(requestContext, parameters.id, words),
  });
}
