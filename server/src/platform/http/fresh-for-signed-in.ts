import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';
import { isSignedIn } from './pages/response-cache.ts';

/**
 * Callers who are logged in may have changed what they ask for next, also by a public page: `fresh` keeps them from a replica,
 * which may be behind.
 */
export function freshForSignedIn(
  fresh: (work: () => Promise<void>) => Promise<void>,
): MiddlewareHandler<AppEnv> {
  return async ({ req }, next) => {
    const mayHaveChanged = req.header('Authorization') !== undefined || isSignedIn(req.header('Cookie'));
    await (mayHaveChanged ? fresh(next) : next());
  };
}
