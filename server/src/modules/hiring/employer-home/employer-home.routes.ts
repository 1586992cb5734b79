import { employerHomeOperations } from '@portway/contracts/hiring/employer-home/employer-home';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { EmployerHomes } from './employer-home.service.ts';

export function employerHomeRoutes(
  api: Hono<AppEnv>,
  { home, ...deps }: SignedInDeps & { readonly home: EmployerHomes },
): void {
  serveSignedIn({ api, ...deps }, employerHomeOperations, {
    employerHomeOperation: (_, { requestContext }) => home.show(requestContext),
  });
}
