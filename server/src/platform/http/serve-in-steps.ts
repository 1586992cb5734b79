import type { Operation } from '@portway/contracts/operation';
import type { Hono } from 'hono';
import type { z } from 'zod';
import type { RequestContext } from '../db/request-context.ts';
import type { AppEnv } from './app-env.ts';
import { credentialsOf } from './credentials.ts';
import { arrivedParameters, arrivedRequest, type Route, responseOf } from './serve.ts';
import { admitCall, type SignedInDeps } from './signed-in.ts';
import { parseRequest } from './validation.ts';

interface Details<Parameters, Request> {
  readonly parameters: Parameters;
  readonly request: Request;
}

/** The steps of a call with slow work in its middle, such as reading a stored file. Only the first and last are transactions. */
interface Steps<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType, Prepared> {
  /** Checks that the caller may; the returned function does the slow work. */
  admit(
    requestContext: RequestContext,
    details: Details<z.output<P>, z.output<Q>>,
  ): Promise<() => Promise<Prepared>>;
  finish(
    requestContext: RequestContext,
    prepared: Prepared,
    details: Details<z.output<P>, z.output<Q>>,
  ): Promise<z.output<R>>;
}

/** Serves an operation to a logged-in caller without holding a transaction open during its slow part. */
export function stepsRoute<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType, Prepared>(
  on: SignedInDeps & { readonly api: Hono<AppEnv> },
  steps: Steps<P, Q, R, Prepared>,
): Route<P, Q, R> {
  return { serve: (operation) => serveInSteps(on, operation, steps) };
}

function serveInSteps<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType, Prepared>(
  { api, authenticator, cookies }: SignedInDeps & { readonly api: Hono<AppEnv> },
  operation: Operation<P, Q, R>,
  steps: Steps<P, Q, R, Prepared>,
): void {
  api.on(operation.method, operation.path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
    const arrived = await arrivedRequest(operation, context);
    const { result, renewed } = await authenticator.authenticate(
      credentialsOf(context, cookies, operation.access),
      async (requestContext) => {
        await admitCall({ authenticator, cookies }, operation, { context, requestContext });
        const details = {
          parameters: parseRequest(operation.parameters, arrivedParameters(operation, context)),
          request: parseRequest(operation.request, arrived),
        };
        const prepare = await steps.admit(requestContext, details);
        return { details, prepare, caller: requestContext.caller };
      },
    );
    if (renewed !== undefined) context.header('Portway-Token', renewed);
    const { details, prepare, caller } = result;
    const prepared = await prepare();
    const response = await authenticator.reauthenticate(caller, (requestContext) =>
      steps.finish(requestContext, prepared, details),
    );
    return responseOf(operation, { parameters: details.parameters, context }, response);
  });
}
