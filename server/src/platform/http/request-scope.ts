import { AsyncLocalStorage } from 'node:async_hooks';

/** What every log line within a request, or within a job, carries. */
export interface Scope {
  readonly requestId?: string;
  /** Only where traces are sent. */
  readonly traceId?: string;
}

const scopes = new AsyncLocalStorage<Scope>();
export const noScope: Scope = {};

/** Does this and all that it begins within a scope. */
export const within = <Result>(scope: Scope, work: () => Result): Result => scopes.run(scope, work);

export const currentScope = (): Scope => scopes.getStore() ?? noScope;
