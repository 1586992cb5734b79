import { call } from '@portway/contracts/client';
import { type Company, showCompanyOperation } from '@portway/contracts/hiring/companies/companies';
import { ProblemError } from '@portway/contracts/problem';
import type { RouterContextProvider } from 'react-router';
import { apiFetch } from '../../kit/loading/api-fetch.ts';

interface Visit {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

export const apiOf = ({ request, context }: Visit) => ({
  fetch: context.get(apiFetch),
  origin: new URL(request.url).origin,
});

/** The company at this address, with a page of its jobs; undefined where there is none. */
export async function companyAt(
  visit: Visit,
  slug: string,
  after: string | null,
): Promise<Company | undefined> {
  const query = after === null ? {} : { after };
  try {
    return await call(showCompanyOperation, query, { ...apiOf(visit), parameters: { slug } });
  } catch (error) {
    if (!(error instanceof ProblemError) || ![404, 422].includes(error.status)) throw error;
    // A cursor that is not ours leads back to the first page.
    return error.status === 422 && after !== null ? await companyAt(visit, slug, null) : undefined;
  }
}
