import type { Operation } from '@portway/contracts/operation';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { Caller, RequestContext } from '../db/request-context.ts';
import type { AppEnv } from './app-env.ts';
import { credentialsOf } from './credentials.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { arrivedParameters, arrivedRequest, type Route, responseOf } from './serve.ts';
import { admitCall, type SignedInDeps } from './signed-in.ts';
import type { Release } from './uploads/open-uploads.ts';
import { type Uploads, virusFound } from './uploads/uploads.ts';
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
  admit(requestContext: RequestContext, details: Sent<z.output<P>, z.output<Q>>): Promise<void>;
  /** Checks the bytes and stores the file. */
  prepare(
    bytes: Uint8Array,
    details: Sent<z.output<P>, z.output<Q>> & { readonly caller: Caller },
  ): Promise<Prepared>;
  /** Saves what was prepared. */
  keep(
    requestContext: RequestContext,
    prepared: Prepared,
    details: Sent<z.output<P>, z.output<Q>>,
  ): Promise<z.output<R>>;
  /**
   * For a repeated call: what is stored of the first response, which names no file, and the response rebuilt
   * from it.
   */
  readonly again?: {
    remember(response: z.output<R>): string;
    recall(requestContext: RequestContext, remembered: string): Promise<z.output<R>>;
  };
  /** Deletes what was prepared but not saved, because it was refused or the call is a repeat. */
  drop?(prepared: Prepared): Promise<void>;
}

export interface UploadRoutesDeps extends SignedInDeps {
  readonly uploads: Uploads;
}

/** Serves an operation whose body is a file to a logged-in caller. */
export function uploadRoute<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType, Prepared>(
  on: UploadRoutesDeps & { readonly api: Hono<AppEnv> },
  steps: UploadSteps<P, Q, R, Prepared>,
): Route<P, Q, R> {
  return { serve: (operation) => serveUpload(on, operation, steps) };
}

function serveUpload<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType, Prepared>(
  { api, authenticator, cookies, uploads }: UploadRoutesDeps & { readonly api: Hono<AppEnv> },
  operation: Operation<P, Q, R>,
  steps: UploadSteps<P, Q, R, Prepared>,
): void {
  const max = operation.upload?.most ?? 0;
  api.on(operation.method, operation.path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
    const key = operation.creates ? idempotencyKeyOf(context.req) : undefined;
    const arrived = await arrivedRequest(operation, context);
    let release: Release | undefined;
    try {
      const { result, renewed } = await authenticator.authenticate(
        credentialsOf(context, cookies, operation.access),
        async (requestContext) => {
          await admitCall({ authenticator, cookies }, operation, { context, requestContext });
          const parameters = parseRequest(operation.parameters, arrivedParameters(operation, context));
          const details = { parameters, request: parseRequest(operation.request, arrived) };
          await steps.admit(requestContext, details);
          // Last, so that a refusal for want of a place does not count as an upload.
          release = uploads.open(context.req, requestContext.caller.account, max);
          return { sent: details, caller: requestContext.caller };
        },
      );
      if (renewed !== undefined) context.header('Portway-Token', renewed);
      const { sent, caller } = result;
      await using file = await uploads.receive(context.req, max);
      const outcome = await uploads.inTurn(context.req, caller.account, async () => {
        const signature = await uploads.scan(file, caller.account);
        if (signature !== undefined) return { signature };
        return { prepared: await steps.prepare(await file.read(), { ...sent, caller }) };
      });
      if (outcome.signature !== undefined) {
        const { signature } = outcome;
        await authenticator.reauthenticate(caller, (on) => uploads.onFinding(on, signature));
        throw virusFound();
      }
      const { prepared } = outcome;
      const attempt =
        key === undefined ? undefined : { scope: operation.id, key, request: { ...sent, file: file.sha256 } };
      const response = await save({ authenticator, steps }, { prepared, sent, caller, attempt });
      return responseOf(operation, { parameters: sent.parameters, context }, response);
    } finally {
      release?.();
    }
  });
}

interface Kept<Prepared, S> {
  readonly prepared: Prepared;
  readonly sent: S;
  readonly caller: Caller;
  /** Undefined without an idempotency key. */
  readonly attempt: Parameters<SignedInDeps['authenticator']['once']>[1] | undefined;
}

/** The last step: saves what was prepared, once for each idempotency key. */
async function save<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType, Prepared>(
  {
    authenticator,
    steps,
  }: Pick<SignedInDeps, 'authenticator'> & { readonly steps: UploadSteps<P, Q, R, Prepared> },
  { prepared, sent, caller, attempt }: Kept<Prepared, Sent<z.output<P>, z.output<Q>>>,
): Promise<z.output<R>> {
  let isKept = false;
  const create = async (requestContext: RequestContext) => {
    const response = await steps.keep(requestContext, prepared, sent);
    isKept = true;
    return response;
  };
  try {
    return await authenticator.reauthenticate(caller, async (requestContext) => {
      const { again } = steps;
      if (attempt === undefined || again === undefined) return await create(requestContext);
      let first: z.output<R> | undefined;
      const remembered = await authenticator.once(requestContext, attempt, {
        read: (json) => z.string().parse(json),
        async create() {
          first = await create(requestContext);
          return again.remember(first);
        },
      });
      return first ?? (await again.recall(requestContext, remembered));
    });
  } finally {
    // After a fault it is unknown whether the row was saved, so the sweep decides. Should this deletion
    // fail, the sweep deletes the file, and the caller still gets the intended response.
    if (!isKept) await steps.drop?.(prepared).catch(() => undefined);
  }
}
