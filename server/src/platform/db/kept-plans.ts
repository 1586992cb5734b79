import { createHash } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import type pg from 'pg';

const mark = '/* keep plan */';

/**
 * Ends a query whose plan a connection keeps: `.modifyEnd(keepPlan)`. For queries whose policies make planning slower
 * than running, and whose text is always the same: each other text would be kept as well.
 */
export const keepPlan = sql.raw(mark);

/** Such a query in SQL written by hand. It is sent with many requests, and so is not built for each. */
export function keptQuery<Row>(text: string, parameters: readonly unknown[]): CompiledQuery<Row> {
  return CompiledQuery.raw(`${text} ${mark}`, [...parameters]);
}

/** Sends the marked queries of a connection under a name, so that PostgreSQL plans each of them once for it. */
export function keepPlans(client: pg.PoolClient): void {
  const query = client.query.bind(client);
  Object.defineProperty(client, 'query', {
    value: (text: unknown, values?: unknown, ...rest: readonly unknown[]): unknown =>
      Reflect.apply(
        query,
        undefined,
        typeof text === 'string' && text.endsWith(mark)
          ? [{ name: nameOf(text), text, values }, ...rest]
          : [text, values, ...rest],
      ),
  });
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}
