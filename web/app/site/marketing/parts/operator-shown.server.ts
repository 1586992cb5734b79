import { call } from '@portway/contracts/client';
import type { ResponseOf } from '@portway/contracts/operation';
import { publishedOperatorOperation } from '@portway/contracts/site/operator/operator';
import type { RouterContextProvider } from 'react-router';
import { apiFetch } from '../../../kit/loading/api-fetch.ts';

export type OperatorShown = ResponseOf<typeof publishedOperatorOperation>;

/** The operator's own figures and contact details. Undefined where they could not be read: the page does without. */
export async function operatorShown({
  request,
  context,
}: {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}): Promise<OperatorShown | undefined> {
  try {
    return await call(publishedOperatorOperation, undefined, {
      fetch: context.get(apiFetch),
      origin: new URL(request.url).origin,
    });
  } catch {
    return undefined;
  }
}
