import { call, submit } from '@portway/contracts/client';
import type { ResponseOf } from '@portway/contracts/operation';
import { ProblemError } from '@portway/contracts/problem';
import { publishedIssueOperation, publishedIssuesOperation } from '@portway/contracts/site/newsletter/issues';
import type { RouterContextProvider } from 'react-router';
import { apiFetch } from '../../../kit/loading/api-fetch.ts';

interface Visit {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

export type PublishedIssues = ResponseOf<typeof publishedIssuesOperation>;
export type PublishedIssue = ResponseOf<typeof publishedIssueOperation>;

const apiOf = ({ request, context }: Visit) => ({
  fetch: context.get(apiFetch),
  origin: new URL(request.url).origin,
});

/** The issues that were sent, the newest first; from the first page where the cursor is not one of ours. */
export async function publishedIssues(visit: Visit, after: string | null): Promise<PublishedIssues> {
  try {
    return await submit(publishedIssuesOperation, after === null ? {} : { after }, apiOf(visit));
  } catch (error) {
    if (after !== null && error instanceof ProblemError && error.status === 422)
      return await publishedIssues(visit, null);
    throw error;
  }
}

/** Undefined where there is none at this address, or one that was stopped. */
export async function publishedIssue(visit: Visit, slug: string): Promise<PublishedIssue | undefined> {
  try {
    return await call(publishedIssueOperation, undefined, { ...apiOf(visit), parameters: { slug } });
  } catch (error) {
    if (error instanceof ProblemError && [404, 422].includes(error.status)) return undefined;
    throw error;
  }
}

/** The one sent last, if there is any. */
export async function lastIssue(visit: Visit): Promise<PublishedIssue | undefined> {
  const { issues } = await publishedIssues(visit, null);
  const [last] = issues;
  return last === undefined ? undefined : await publishedIssue(visit, last.slug);
}
