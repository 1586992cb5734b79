import { sessionOperations } from '@portway/contracts/account/authentication/sessions';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { Sessions } from './sessions.service.ts';

export function sessionsRoutes(
  api: Hono<AppEnv>,
  deps: SignedInDeps & { readonly sessions: Sessions },
): void {
  const { sessions, cookies } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, sessionOperations, {
    sessionsOperation: async (_, { requestContext }) => ({
      sessions: await sessions.list(requestContext),
    }),
    endSessionOperation: async (_, { requestContext, parameters }) => {
      await sessions.end(requestContext, parameters.id);
      return { message: 'That session has ended.' };
    },
    endOtherSessionsOperation: async (_, { requestContext }) => {
      const count = await sessions.endOthers(requestContext);
      return { message: count === 0 ? 'There was no other session.' : 'Every other session has ended.' };
    },
    logOutOperation: async (_, { requestContext, context }) => {
      await sessions.logOut(requestContext);
      cookies.end(context, 'session');
      return { message: 'You are logged out.' };
    },
  });
}
