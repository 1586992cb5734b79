import { guidanceOperations } from '@portway/contracts/sponsor/guidance/guidance';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { Guidance } from './guidance.service.ts';

export function guidanceRoutes(
  api: Hono<AppEnv>,
  { guidance, ...deps }: SignedInDeps & { readonly guidance: Guidance },
): void {
  serveSignedIn({ api, ...deps }, guidanceOperations, {
    showGuidanceOperation: (_, { requestContext }) => guidance.show(requestContext),
    confirmReadingOperation: (reading, { requestContext }) => guidance.confirm(requestContext, reading),
  });
}
