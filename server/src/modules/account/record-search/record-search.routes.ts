import { recordSearchOperations } from '@portway/contracts/account/record-search/record-search';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { RecordSearch } from './record-search.service.ts';

export function recordSearchRoutes(
  api: Hono<AppEnv>,
  { search, ...deps }: SignedInDeps & { readonly search: RecordSearch },
): void {
  serveSignedIn({ api, ...deps }, recordSearchOperations, {
    findRecordsOperation: (request, { requestContext }) => search.find(requestContext, request),
  });
}
