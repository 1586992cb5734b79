import type { FileToSend } from '@portway/contracts/candidate/resumes/resumes';
import type { Operation } from '@portway/contracts/operation';
import type { Hono } from 'hono';
import type { z } from 'zod';
import type { RequestContext } from '../db/request-context.ts';
import type { AppEnv } from './app-env.ts';
import { credentialsOf } from './credentials.ts';
import { arrivedParameters, arrivedRequest, type Route } from './serve.ts';
import { admitCall, type SignedInDeps } from './signed-in.ts';
import { parseRequest } from './validation.ts';

/**
 * Within the transaction: checks that the caller may have the file. The returned function runs after it and
 * fetches the file, until the caller has gone.
 */
type Handler<P extends z.ZodType, Q extends z.ZodType> = (
  requestContext: RequestContext,
  parameters: z.output<P>,
  request: z.output<Q>,
) => Promise<(signal: AbortSignal) => Promise<FileToSend>>;

/** Serves a user's file to a logged-in caller: as a download, never as a page of ours. */
export function fileRoute<P extends z.ZodType, Q extends z.ZodType>(
  on: SignedInDeps & { readonly api: Hono<AppEnv> },
  handler: Handler<P, Q>,
): Route<P, Q, z.ZodType<FileToSend>> {
  return { serve: (operation) => serveFile(on, operation, handler) };
}

function serveFile<P extends z.ZodType, Q extends z.ZodType>(
  { api, authenticator, cookies }: SignedInDeps & { readonly api: Hono<AppEnv> },
  operation: Operation<P, Q, z.ZodType<FileToSend>>,
  handler: Handler<P, Q>,
): void {
  api.on(operation.method, operation.path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
    const arrived = await arrivedRequest(operation, context);
    const { result: fetch, renewed } = await authenticator.authenticate(
      credentialsOf(context, cookies, operation.access),
      async (requestContext) => {
        await admitCall({ authenticator, cookies }, operation, { context, requestContext });
        return await handler(
          requestContext,
          parseRequest(operation.parameters, arrivedParameters(operation, context)),
          parseRequest(operation.request, arrived),
        );
      },
    );
    const { bytes, type, name } = await fetch(context.req.raw.signal);
    if (renewed !== undefined) context.header('Portway-Token', renewed);
    return context.body(new Uint8Array(bytes), 200, {
      'Content-Type': type,
      'Content-Disposition': attachment(name),
      'X-Content-Type-Options': 'nosniff',
      // Should a browser show it after all, no script in it runs.
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
  });
}

/** RFC 6266: an ASCII name for old programs, the original one for all others. */
export function attachment(name: string): string {
  const ending = /\.[a-z]{1,5}$/i.exec(name)?.[0].toLowerCase() ?? '';
  return `attachment; filename="portway-file${ending}"; filename*=UTF-8''${encoded(name)}`;
}

/** RFC 5987: characters allowed in a header unchanged, the rest percent-encoded. */
function encoded(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
