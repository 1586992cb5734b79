import { sponsorCheckOperations } from '@portway/contracts/sponsor/duties/checks/sponsor-today';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../../../platform/http/signed-in.ts';
import type { SponsorTodays } from './sponsor-today.service.ts';

export function sponsorTodayRoutes(
  api: Hono<AppEnv>,
  { todays, ...deps }: SignedInDeps & { readonly todays: SponsorTodays },
): void {
  const on = { api, ...deps };
  serveSignedIn(on, sponsorCheckOperations, {
    sponsorTodayOperation: (_, { requestContext }) => todays.show(requestContext),
    checkSponsorOperation: (_, { requestContext }) => todays.check(requestContext),
  });
}
