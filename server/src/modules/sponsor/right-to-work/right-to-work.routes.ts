import { rightToWorkOperations } from '@portway/contracts/sponsor/right-to-work/right-to-work';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { RightToWork } from './right-to-work.service.ts';

export function rightToWorkRoutes(
  api: Hono<AppEnv>,
  { rightToWork, ...deps }: SignedInDeps & { readonly rightToWork: RightToWork },
): void {
  serveSignedIn({ api, ...deps }, rightToWorkOperations, {
    listChecksOperation: (query, { requestContext }) => rightToWork.list(requestContext, query),
  });
}
