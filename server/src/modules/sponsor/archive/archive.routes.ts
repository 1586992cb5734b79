import {
  eraseRecordsOperation,
  showArchiveOperation,
  takeArchiveOperation,
} from '@portway/contracts/sponsor/archive/archive';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { serveStreamedFile } from '../../../platform/http/serve-streamed-file.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { SponsorArchives } from './archive.service.ts';

export function sponsorArchiveRoutes(
  api: Hono<AppEnv>,
  deps: SignedInDeps & { readonly archives: SponsorArchives },
): void {
  const { archives } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, showArchiveOperation, (_, { requestContext }) => archives.show(requestContext));
  serveStreamedFile(on, takeArchiveOperation, (request, requestContext) =>
    archives.take(requestContext, request),
  );
  serveSignedIn(on, eraseRecordsOperation, (confirmed, { requestContext }) =>
    archives.erase(requestContext, confirmed),
  );
}
