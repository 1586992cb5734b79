import { call, submit } from '@portway/contracts/client';
import {
  changeSearchOperation,
  keepSearchOperation,
  removeSearchOperation,
  restoreSearchOperation,
} from '@portway/contracts/saved-jobs/saved-jobs';
import { heard } from '../../../../kit/forms/read-action.ts';
import { searchIn } from '../job-query.ts';
import { forgetSearches } from '../load-jobs.ts';

/** Every action on saved searches. */
export async function searchesAction(request: Request) {
  const answer = await change(request);
  forgetSearches();
  return answer;
}

async function change(request: Request) {
  const { intent, typed, ask } = await heard(request);
  const parameters = { id: typed.id ?? '' };
  switch (intent) {
    case 'keep': {
      const { name, alerts, address } = typed;
      const search = searchIn(new URLSearchParams(address));
      return ask((me) => submit(keepSearchOperation, { name, alerts, search }, me));
    }
    case 'remove':
      return ask((me) => call(removeSearchOperation, undefined, { ...me, parameters }));
    case 'restore':
      return ask((me) => call(restoreSearchOperation, undefined, { ...me, parameters }));
    case 'rename':
      return ask((me) => submit(changeSearchOperation, { name: typed.name }, { ...me, parameters }));
    default:
      return ask((me) => submit(changeSearchOperation, { alerts: typed.alerts }, { ...me, parameters }));
  }
}
