import { call } from '@portway/contracts/client';
import { openSearchOperation } from '@portway/contracts/saved-jobs/saved-jobs';
import { asMe, follow } from '../../../../kit/loading/signed-in.ts';
import { forgetSearches } from '../load-jobs.ts';

/** New jobs of a kept search count from now. Beside the page: it opens whether this arrives or not. */
export function noteOpened(id: string): void {
  forgetSearches();
  call(openSearchOperation, undefined, { fetch: asMe(new Request(location.href)), parameters: { id } })
    .then(forgetSearches)
    .catch((failure: unknown) => {
      if (failure instanceof Response) follow(failure);
    });
}
