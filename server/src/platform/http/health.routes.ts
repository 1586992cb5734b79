import type { Health, Readiness } from '@portway/contracts/health';
import type { Hono } from 'hono';
import { readVersion } from '../config/version.ts';
import type { AppEnv } from './app-env.ts';

/** `/healthz`: the process is alive, and its version. `/readyz`: it can serve requests, or the reason why not. */
export function healthRoutes(app: Hono<AppEnv>, readiness: () => Promise<Readiness>): void {
  const alive: Health = { status: 'alive', version: readVersion() };
  app.get('/healthz', (context) => context.json(alive));
  app.get('/readyz', async (context) => {
    const answer = await readiness();
    return context.json(answer, answer.status === 'ready' ? 200 : 503);
  });
}
