import { sponsorArchiveOperations } from '@portway/contracts/sponsor/archive/archive';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { streamedFileRoute } from '../../../platform/http/serve-streamed-file.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { SponsorArchives } from './archive.service.ts';

export function sponsorArchiveRoutes(
  api: Hono<AppEnv>,
  deps: SignedInDeps & { readonly archives: SponsorArchives },
): void {
  const { archives } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, sponsorArchiveOperations, {
    showArchiveOperation: (_, { requestContext }) => archives.show(requestContext),
    takeArchiveOperation: streamedFileRoute(on, (request, requestContext) =>
      archives.take(requestContext, request),
    ),
    eraseRecordsOperation: (confirmed, { requestContext }) => archives.erase(requestContext, confirmed),
  });
}
