import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from './app-env.ts';
import { bodyLimit } from './body-limit.ts';
import { isApiPage } from './openapi.routes.ts';
import { refuseOtherMethods } from './other-methods.ts';
import { notFound, toProblem } from './problem.ts';

/**
 * The middleware of every API route: rate limits, and errors as problem responses. `addRoutes` adds the
 * routes.
 */
export function createApi(log: Logger, addRoutes: (api: Hono<AppEnv>) => void): Hono<AppEnv> {
  const api = new Hono<AppEnv>();
  api.onError(toProblem(log));
  api.notFound(notFound);
  api.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', bodyLimit());
  addRoutes(api);
  refuseOtherMethods(api);
  api.all('/api/*', (context, next) => (isApiPage(context.req.path) ? next() : notFound()));
  return api;
}
