import { openSearchOperation } from '@portway/contracts/candidate/saved-jobs/saved-jobs';
import { call } from '@portway/contracts/client';
import { asMe, follow } from '../../../../kit/loading/signed-in.ts';
import { forgetSearches } from '../load-jobs.ts';

/** Resets the count of new jobs of a saved search. In the background: the search opens even if this fails. */
export function noteOpened(id: string): void {
  forgetSearches();
  call(openSearchOperation, undefined, { fetch: asMe(new Request(location.href)), parameters: { id } })
    .then(forgetSearches)
    .catch((failure: unknown) => {
      if (failure instanceof Response) follow(failure);
    });
}
