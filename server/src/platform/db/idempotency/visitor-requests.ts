import type { Kysely } from 'kysely';
import { asApp } from '../as-app.ts';
import type { VisitorContext } from '../request-context.ts';
import type { Tables } from '../tables.ts';
import { type Attempt, once } from './idempotency.ts';

/** Requests of visitors without an account: one transaction each, and created once per idempotency key. */
export function visitorRequests(queries: Kysely<Tables>) {
  return {
    run: <Response>(
      visitor: string,
      attempt: Attempt | undefined,
      creation: { create(visit: VisitorContext): Promise<Response>; read(json: unknown): Response },
    ): Promise<Response> =>
      asApp(queries, (transaction) =>
        once(transaction, attempt, {
          read: creation.read,
          create: () => creation.create({ visitor, transaction }),
        }),
      ),
  };
}
