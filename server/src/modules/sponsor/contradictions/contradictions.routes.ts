import { contradictionOperations } from '@portway/contracts/sponsor/contradictions/contradictions';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { Agreement } from './agreement.service.ts';
import type { Contradictions } from './contradictions.service.ts';
import type { StatedPapers } from './stated-papers.service.ts';

interface Deps extends SignedInDeps {
  readonly contradictions: Contradictions;
  readonly agreement: Agreement;
  readonly papers: StatedPapers;
}

export function contradictionsRoutes(
  api: Hono<AppEnv>,
  { contradictions, agreement, papers, ...deps }: Deps,
): void {
  serveSignedIn({ api, ...deps }, contradictionOperations, {
    listContradictionsOperation: (query, { requestContext }) => contradictions.list(requestContext, query),
    showAgreementOperation: (_, { requestContext, parameters }) =>
      agreement.show(requestContext, parameters.id),
    addStatedPaperOperation: (paper, { requestContext, parameters }) =>
      papers.add(requestContext, parameters.id, paper),
    changeStatedPaperOperation: (paper, { requestContext, parameters }) =>
      papers.change(requestContext, parameters.id, paper),
    removeStatedPaperOperation: (_, { requestContext, parameters }) =>
      papers.remove(requestContext, parameters.id),
    explainDifferenceOperation: (reason, { requestContext, parameters }) =>
      agreement.explain(requestContext, parameters.id, reason),
    withdrawExplanationOperation: (_, { requestContext, parameters }) =>
      agreement.withdraw(requestContext, parameters.id),
  });
}
