import type { Hono } from 'hono';
import { Refusal } from '../refusal.ts';
import type { AppEnv } from './app-env.ts';

/**
 * Responds 405 with `Allow` where a path exists with another method. Call after all routes are registered.
 */
export function refuseOtherMethods(app: Hono<AppEnv>): void {
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
