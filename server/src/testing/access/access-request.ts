import type { AnyOperation } from '@portway/contracts/operation';
import type { AccessCast, Asking } from './access-cast.ts';
import { accessRows } from './access-rows.ts';

interface Call {
  readonly cast: AccessCast;
  readonly operation: AnyOperation;
  readonly asking: Asking;
}

/** The status with which an operation grants what it is asked for. */
export function successOf({ location }: AnyOperation): 200 | 201 {
  return location === undefined ? 200 : 201;
}

/** The request that the row of an operation sends, made for this caller; `id` is of the thing that its path names. */
export async function accessRequest({ cast, operation: { id: name, path }, asking }: Call, id: string) {
  const row = accessRows[name] ?? {};
  const query = typeof row.query === 'function' ? await row.query(cast) : (row.query ?? '');
  const body = typeof row.body === 'function' ? await row.body(cast, asking) : row.body;
  await row.before?.(cast, asking);
  return {
    path: (row.path ?? path.replace(/\{(?:id|slug)\}/, id)) + query,
    body,
    file: row.file,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(await row.headers?.(cast)),
    },
  };
}
