import type { Health, Readiness } from '@portway/contracts/health';
import type { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';

/** `/healthz`: the process is alive, and its version. `/readyz`: it can serve requests, or the reason why not. */
export function healthRoutes(app: Hono<AppEnv>, version: string, readiness: () => Promise<Readiness>): void {
  const alive: Health = { status: 'alive', version };
  app.get('/healthz', (context) => context.json(alive));
  app.get('/readyz', async (context) => {
    const outcome = await readiness();
    return context.json(outcome, outcome.status === 'ready' ? 200 : 503);
  });
}
