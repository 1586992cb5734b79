import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Door } from './app-env.ts';
import { bodyLimit } from './body-limit.ts';
import { isApiPage } from './openapi.routes.ts';
import { refuseOtherMethods } from './other-methods.ts';
import { notFound, toProblem } from './problem.ts';

/** What every route of the API stands in: a limit before it, problems and refusals around it. `addRoutes` adds them all. */
export function createApi(log: Logger, addRoutes: (api: Hono<Door>) => void): Hono<Door> {
  const api = new Hono<Door>();
  api.onError(toProblem(log));
  api.notFound(notFound);
  api.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', bodyLimit());
  addRoutes(api);
  refuseOtherMethods(api);
  api.all('/api/*', (context, next) => (isApiPage(context.req.path) ? next() : notFound()));
  return api;
}
