import type { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';

/** Whether a path under `/api` is a page for people: the documentation, or the data that hydrates it. */
export function isApiPage(path: string): boolean {
  return path === '/api/docs' || path === '/api/docs.data' || path.startsWith('/api/docs/');
}

/** `/api/openapi.json`: the machine-readable description of the operations. */
export function openApiRoutes(app: Hono<AppEnv>, document: object): void {
  const text = JSON.stringify(document);
  app.get('/api/openapi.json', (context) => context.body(text, 200, { 'Content-Type': 'application/json' }));
}
