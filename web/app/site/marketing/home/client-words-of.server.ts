import { call } from '@portway/contracts/client';
import type { ResponseOf } from '@portway/contracts/operation';
import { publishedTestimonialsOperation } from '@portway/contracts/site/testimonials/testimonials';
import type { RouterContextProvider } from 'react-router';
import { apiFetch } from '../../../kit/loading/api-fetch.ts';

export type ClientWord = ResponseOf<typeof publishedTestimonialsOperation>['testimonials'][number];

/** What clients said, once three are confirmed. Undefined where it could not be read: the page stands without it. */
export async function clientWords({
  request,
  context,
}: {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}): Promise<readonly ClientWord[] | undefined> {
  try {
    const { testimonials } = await call(publishedTestimonialsOperation, undefined, {
      fetch: context.get(apiFetch),
      origin: new URL(request.url).origin,
    });
    return testimonials;
  } catch {
    return undefined;
  }
}
