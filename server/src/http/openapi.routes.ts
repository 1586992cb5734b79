import { openApiDocument } from '@portway/contracts/openapi';
import type { AnyOperation } from '@portway/contracts/operation';
import type { Hono } from 'hono';
import type { Door } from './door.ts';

/** `/api/openapi.json`: the operations, described for programs. */
export function openApiRoutes(app: Hono<Door>, operations: readonly AnyOperation[], origin: string): void {
  const document = JSON.stringify(openApiDocument(operations, origin));
  app.get('/api/openapi.json', (context) =>
    context.body(document, 200, { 'Content-Type': 'application/json' }),
  );
}
