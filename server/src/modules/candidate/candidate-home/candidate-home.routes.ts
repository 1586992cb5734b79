import { candidateHomeOperations } from '@portway/contracts/candidate/candidate-home/candidate-home';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { CandidateHomes } from './candidate-home.service.ts';

export function candidateHomeRoutes(
  api: Hono<AppEnv>,
  { home, ...deps }: SignedInDeps & { readonly home: CandidateHomes },
): void {
  serveSignedIn({ api, ...deps }, candidateHomeOperations, {
    candidateHomeOperation: (_, { requestContext }) => home.show(requestContext),
  });
}
