import { type Context, Hono } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { Refusal } from '../refusal.ts';
import type { AppEnv } from './app-env.ts';
import { bodyLimit } from './body-limit.ts';
import { isApiPage } from './openapi.routes.ts';
import { notFound, toProblem } from './problem.ts';

/** Told of each refusal, before it is sent. */
type OnRefusal = (
  refusal: Refusal,
  request: {
    readonly account: string | undefined;
    readonly visitor: string;
    readonly userAgent: string;
    readonly path: string;
  },
) => Promise<void>;

/**
 * The middleware of every API route: rate limits, and errors as problem responses. `addRoutes` adds the
 * routes.
 */
export function createApi(
  log: Logger,
  addRoutes: (api: Hono<AppEnv>) => void,
  onRefusal: OnRefusal = async () => {},
): Hono<AppEnv> {
  const api = new Hono<AppEnv>();
  const problemOf = toProblem(log);
  api.onError(async (error, context) => {
    if (error instanceof Refusal) await onRefusal(error, refusedRequest(context));
    return problemOf(error, context);
  });
  api.notFound(notFound);
  api.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', bodyLimit());
  addRoutes(api);
  refuseOtherMethods(api);
  api.all('/api/*', (context, next) => (isApiPage(context.req.path) ? next() : notFound()));
  return api;
}

function refusedRequest(context: Context<AppEnv>) {
  return {
    account: context.get('account'),
    visitor: context.env.visitor,
    userAgent: context.req.header('User-Agent')?.slice(0, 400) ?? '',
    path: routePath(context),
  };
}

/**
 * Responds 405 with `Allow` where a path exists with another method. Call after all routes are registered.
 */
function refuseOtherMethods(app: Hono<AppEnv>): void {
  const methods = new Map<string, Set<string>>();
  for (const { path, method } of app.routes) {
    if (method === 'ALL' || path.endsWith('*')) continue;
    const allowed = methods.get(path) ?? new Set();
    methods.set(path, method === 'GET' ? allowed.add('GET').add('HEAD') : allowed.add(method));
  }
  for (const [path, allowed] of methods) {
    const allow = [...allowed].join(', ');
    app.all(path, (context) => {
      context.header('Allow', allow);
      throw new Refusal('wrong-method', `Use ${allow} here.`, { status: 405 });
    });
  }
}
