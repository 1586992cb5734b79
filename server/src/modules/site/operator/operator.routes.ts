import { operatorOperations } from '@portway/contracts/site/operator/operator';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { openRoute } from '../../../platform/http/serve.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { Operator } from './operator.service.ts';

type Deps = SignedInDeps & { readonly api: Hono<AppEnv> };

/** The operator's own figures and contact details: for everybody to read, for staff to enter. */
export function operatorRoutes(on: Deps, operator: Operator): void {
  serveSignedIn(on, operatorOperations, {
    publishedOperatorOperation: openRoute(on.api, () => operator.published()),
    operatorDeskOperation: (_, { requestContext }) => operator.desk(requestContext),
    addOperatorFigureOperation: (request, { requestContext }) => operator.add(requestContext, request),
    saveOperatorFigureOperation: (request, { requestContext, parameters }) =>
      operator.save(requestContext, parameters.id, request),
    deleteOperatorFigureOperation: (_, { requestContext, parameters }) =>
      operator.remove(requestContext, parameters.id),
    saveOperatorContactOperation: (request, { requestContext }) =>
      operator.saveContact(requestContext, request),
  });
}
