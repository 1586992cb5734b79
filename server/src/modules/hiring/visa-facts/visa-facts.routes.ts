import { visaFactsOperations } from '@portway/contracts/hiring/visa-facts/visa-facts';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { VisaFactsService } from './visa-facts.service.ts';

interface Deps extends SignedInDeps {
  readonly visaFacts: VisaFactsService;
}

export function visaFactsRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { visaFacts } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, visaFactsOperations, {
    showMyVisaFactsOperation: (_, { requestContext, parameters }) =>
      visaFacts.showMine(requestContext, parameters.id),
    shareVisaFactsOperation: ({ seen }, { requestContext, parameters }) =>
      visaFacts.share(requestContext, parameters.id, seen),
    declineVisaFactsOperation: (_, { requestContext, parameters }) =>
      visaFacts.decline(requestContext, parameters.id),
    takeBackVisaFactsOperation: (_, { requestContext, parameters }) =>
      visaFacts.takeBack(requestContext, parameters.id),
    showSponsoringOperation: (_, { requestContext, parameters }) =>
      visaFacts.show(requestContext, parameters.id),
    askVisaFactsOperation: (_, { requestContext, parameters }) =>
      visaFacts.ask(requestContext, parameters.id),
  });
}
