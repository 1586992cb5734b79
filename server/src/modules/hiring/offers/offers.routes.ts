import {
  acceptOfferOperation,
  answerOfferQuestionOperation,
  askAboutOfferOperation,
  declineOfferOperation,
  downloadMyOfferOperation,
  downloadOfferOperation,
  draftOfferOperation,
  sendOfferOperation,
  showMyOfferOperation,
  showOfferOperation,
  withdrawOfferOperation,
} from '@portway/contracts/hiring/offers/offers';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { serveFile } from '../../../platform/http/serve-file.ts';
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
  serveSignedIn(on, showOfferOperation, (_, { requestContext, parameters }) =>
    offers.show(requestContext, parameters.id),
  );
  serveSignedIn(on, draftOfferOperation, (terms, { requestContext, parameters }) =>
    offers.draft(requestContext, parameters.id, terms),
  );
  serveSignedIn(on, sendOfferOperation, (sent, { requestContext, parameters }) =>
    offers.send(requestContext, parameters.id, sent),
  );
  serveSignedIn(on, answerOfferQuestionOperation, (words, { requestContext, parameters }) =>
    offers.answer(requestContext, parameters.id, words),
  );
  serveSignedIn(on, withdrawOfferOperation, (words, { requestContext, parameters }) =>
    offers.withdraw(requestContext, parameters.id, words),
  );
  serveFile(on, downloadOfferOperation, (requestContext, { id }) => offers.document(requestContext, id));
  serveFile(on, downloadMyOfferOperation, (requestContext, { id }) => myOffers.document(requestContext, id));
  serveSignedIn(on, showMyOfferOperation, (_, { requestContext, parameters }) =>
    myOffers.show(requestContext, parameters.id),
  );
  serveSignedIn(on, acceptOfferOperation, ({ seen }, { requestContext, parameters }) =>
    myOffers.accept(requestContext, parameters.id, seen),
  );
  serveSignedIn(on, declineOfferOperation, (words, { requestContext, parameters }) =>
    myOffers.decline(requestContext, parameters.id, words),
  );
  serveSignedIn(on, askAboutOfferOperation, (words, { requestContext, parameters }) =>
    myOffers.ask(requestContext, parameters.id, words),
  );
}
