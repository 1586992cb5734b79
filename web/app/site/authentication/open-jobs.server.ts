import { searchJobsOperation } from '@portway/contracts/candidate/jobs/jobs';
import { submit } from '@portway/contracts/client';
import type { RouterContextProvider } from 'react-router';
import { apiFetch } from '../../kit/loading/api-fetch.ts';
import { countInWords } from '../../subjects/job/count-in-words.ts';

interface LoaderArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** A number below this says little. */
const minShown = 10;

/** How many jobs are open: `54 jobs`; just `jobs` where they are few, or the API fails. */
export async function openJobs({ request, context }: LoaderArgs): Promise<string> {
  try {
    const { total } = await submit(
      searchJobsOperation,
      { sort: 'newest' },
      { fetch: context.get(apiFetch), origin: new URL(request.url).origin },
    );
    return total.count < minShown ? 'jobs' : countInWords(total);
  } catch {
    return 'jobs';
  }
}
