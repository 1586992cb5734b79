import type { FileToSend } from '@portway/contracts/candidate/resumes/resumes';
import type { Hono } from 'hono';
import type { z } from 'zod';
import type { AppEnv } from './app-env.ts';
import { arrivedParameters, arrivedRequest, type Route } from './serve.ts';
import { attachment } from './serve-file.ts';
import { parseRequest } from './validation.ts';

/** Serves a file to a visitor who proves something in the request itself: as a download, never as a page of ours. */
export function visitorFileRoute<P extends z.ZodType, Q extends z.ZodType>(
  { api }: { readonly api: Hono<AppEnv> },
  handler: (request: z.output<Q>, visitor: string) => Promise<FileToSend>,
): Route<P, Q, z.ZodType<FileToSend>> {
  return {
    serve(operation) {
      api.on(operation.method, operation.path, async (context) => {
        parseRequest(operation.parameters, arrivedParameters(operation, context));
        const request = parseRequest(operation.request, await arrivedRequest(operation, context));
        const { bytes, type, name } = await handler(request, context.env.visitor);
        return context.body(new Uint8Array(bytes), 200, {
          'Content-Type': type,
          'Content-Disposition': attachment(name),
          'X-Content-Type-Options': 'nosniff',
          'X-Robots-Tag': 'noindex',
          // Should a browser show it after all, no script in it runs.
          'Content-Security-Policy': "default-src 'none'; sandbox",
        });
      });
    },
  };
}
