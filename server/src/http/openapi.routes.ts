import type { Hono } from 'hono';
import type { Door } from './door.ts';

/** `/api/openapi.json`: the operations, described for programs. */
export function openApiRoutes(app: Hono<Door>, document: object): void {
  const text = JSON.stringify(document);
  app.get('/api/openapi.json', (context) => context.body(text, 200, { 'Content-Type': 'application/json' }));
}
