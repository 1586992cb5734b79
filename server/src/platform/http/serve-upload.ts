import { createHash } from 'node:crypto';
import type { Operation } from '@portway/contracts/operation';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { Caller, RequestContext } from '../db/request-context.ts';
import type { AppEnv } from './app-env.ts';
import { credentialsOf } from './credentials.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { arrivedParameters, arrivedRequest, responseOf } from './serve.ts';
import type { SignedInDeps } from './signed-in.ts';
import { uploadedBytes } from './uploaded-bytes.ts';
import { parseRequest } from './validation.ts';

/** The parameters sent with a file. */
export interface Sent<Parameters, Request> {
  readonly parameters: Parameters;
  readonly request: Request;
}

/**
 * The three steps of an upload. Only the first and last are transactions, so that a slow connection holds
 * none open.
 */
export interface UploadSteps<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType, Prepared> {
  /** Whether the caller may send a file at all; checked before the body is read. */
  admit(requestContext: RequestContext, sent: Sent<z.output<P>, z.output<Q>>): Promise<void>;
  /** Checks the bytes and stores the file. */
  prepare(
    bytes: Uint8Array,
    sent: Sent<z.output<P>, z.output<Q>> & { readonly caller: Caller },
  ): Promise<Prepared>;
  /** Saves what was prepared. */
  keep(
    requestContext: RequestContext,
    prepared: Prepared,
    sent: Sent<z.output<P>, z.output<Q>>,
  ): Promise<z.output<R>>;
  /**
   * For a repeated call: what is stored of the first response, which names no file, and the response rebuilt
   * from it.
   */
  readonly again?: {
    remember(answer: z.output<R>): string;
    recall(requestContext: RequestContext, remembered: string): Promise<z.output<R>>;
  };
  /** Deletes what was prepared but not saved, because it was refused or the call is a repeat. */
  drop?(prepared: Prepared): Promise<void>;
}

/** Serves an operation whose body is a file to a logged-in caller. */
export function serveUpload<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType, Prepared>(
  { api, authenticator, cookies }: SignedInDeps & { readonly api: Hono<AppEnv> },
  operation: Operation<P, Q, R>,
  steps: UploadSteps<P, Q, R, Prepared>,
): void {
  api.on(operation.method, operation.path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
    const key = operation.creates ? idempotencyKeyOf(context.req) : undefined;
    const arrived = await arrivedRequest(operation, context);
    const { result, renewed } = await authenticator.authenticate(
      credentialsOf(context, cookies),
      async (requestContext) => {
        const parameters = parseRequest(operation.parameters, arrivedParameters(operation, context));
        const sent = { parameters, request: parseRequest(operation.request, arrived) };
        await steps.admit(requestContext, sent);
        return { sent, caller: requestContext.caller };
      },
    );
    if (renewed !== undefined) context.header('Portway-Token', renewed);
    const { sent, caller } = result;
    const bytes = await uploadedBytes(context.req, operation.upload?.most ?? 0);
    const prepared = await steps.prepare(bytes, { ...sent, caller });
    const file = createHash('sha256').update(bytes).digest('hex');
    const attempt = key === undefined ? undefined : { scope: operation.id, key, request: { ...sent, file } };
    let isKept = false;
    const create = async (requestContext: RequestContext) => {
      const answer = await steps.keep(requestContext, prepared, sent);
      isKept = true;
      return answer;
    };
    try {
      const answer = await authenticator.reauthenticate(caller, async (requestContext) => {
        const { again } = steps;
        if (attempt === undefined || again === undefined) return await create(requestContext);
        let first: z.output<R> | undefined;
        const remembered = await authenticator.once(requestContext, attempt, {
          read: (stored) => z.string().parse(stored),
          async create() {
            first = await create(requestContext);
            return again.remember(first);
          },
        });
        return first ?? (await again.recall(requestContext, remembered));
      });
      return responseOf(operation, { parameters: sent.parameters, context }, answer);
    } finally {
      // After a fault it is unknown whether the row was saved, so the sweep decides. Should this deletion
      // fail, the sweep deletes the file, and the caller still gets the intended response.
      if (!isKept) await steps.drop?.(prepared).catch(() => undefined);
    }
  });
}
