import type { Operation } from '@portway/contracts/operation';
import type { Hono } from 'hono';
import type { z } from 'zod';
import type { RequestContext } from '../db/request-context.ts';
import type { AppEnv } from './app-env.ts';
import { credentialsOf } from './credentials.ts';
import { arrivedRequest, type Route } from './serve.ts';
import { admitCall, type SignedInDeps } from './signed-in.ts';
import { parseRequest } from './validation.ts';

/** Within the transaction: what is asked of the database. What it returns is read after it, until the caller has gone. */
type Handler<Q extends z.ZodType> = (
  request: z.output<Q>,
  requestContext: RequestContext,
) => Promise<() => AsyncGenerator<Uint8Array<ArrayBuffer>>>;

/** Serves a file that is too large to be in memory as a whole. */
export function streamedFileRoute<Q extends z.ZodType>(
  on: SignedInDeps & { readonly api: Hono<AppEnv> },
  handler: Handler<Q>,
): Route<z.ZodUndefined, Q, z.ZodType<Uint8Array>> {
  return { serve: (operation) => serveStreamedFile(on, operation, handler) };
}

function serveStreamedFile<Q extends z.ZodType>(
  { api, authenticator, cookies }: SignedInDeps & { readonly api: Hono<AppEnv> },
  operation: Operation<z.ZodUndefined, Q, z.ZodType<Uint8Array>>,
  handler: Handler<Q>,
): void {
  const { file } = operation;
  if (file === undefined || 'types' in file) throw new Error('Such a file has one type and one name.');
  api.on(operation.method, operation.path, async (context) => {
    const arrived = await arrivedRequest(operation, context);
    const { result, renewed } = await authenticator.authenticate(
      credentialsOf(context, cookies, operation.access),
      async (requestContext) => {
        await admitCall({ authenticator, cookies }, operation, { context, requestContext });
        return await handler(parseRequest(operation.request, arrived), requestContext);
      },
    );
    if (renewed !== undefined) context.header('Portway-Token', renewed);
    return context.body(ReadableStream.from(result()), 200, {
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename="${file.name}"`,
      'X-Content-Type-Options': 'nosniff',
    });
  });
}
