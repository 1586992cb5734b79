import {
  changeSearchOperation,
  keepSearchOperation,
  removeSearchOperation,
  restoreSearchOperation,
} from '@portway/contracts/candidate/saved-jobs/saved-jobs';
import { call, submit } from '@portway/contracts/client';
import { readAction } from '../../../../kit/forms/read-action.ts';
import { readJobSearch } from '../../../../subjects/job/job-search.ts';
import { forgetSearches } from '../load-jobs.ts';

/** Every action on saved searches. */
export async function searchesAction(request: Request) {
  const formState = await change(request);
  forgetSearches();
  return formState;
}

async function change(request: Request) {
  const { intent, values, callApi } = await readAction(request);
  const parameters = { id: values.id ?? '' };
  switch (intent) {
    case 'keep': {
      const { name, alerts, address } = values;
      const search = readJobSearch(new URLSearchParams(address));
      return callApi((me) => submit(keepSearchOperation, { name, alerts, search }, me));
    }
    case 'remove':
      return callApi((me) => call(removeSearchOperation, undefined, { ...me, parameters }));
    case 'restore':
      return callApi((me) => call(restoreSearchOperation, undefined, { ...me, parameters }));
    case 'rename':
      return callApi((me) => submit(changeSearchOperation, { name: values.name }, { ...me, parameters }));
    default:
      return callApi((me) => submit(changeSearchOperation, { alerts: values.alerts }, { ...me, parameters }));
  }
}
