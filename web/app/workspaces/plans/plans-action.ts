import { call, submit } from '@portway/contracts/client';
import {
  draftJobOfPlanOperation,
  removePlanOperation,
  renamePlanOperation,
  restorePlanOperation,
} from '@portway/contracts/law/plans/plans';
import { readAction } from '../../kit/forms/read-action.ts';

/** Every action on saved plans. */
export async function plansAction(request: Request) {
  const { intent, values, callApi } = await readAction(request);
  const parameters = { id: values.id ?? '' };
  switch (intent) {
    case 'remove':
      return callApi((me) => call(removePlanOperation, undefined, { ...me, parameters }));
    case 'restore':
      return callApi((me) => call(restorePlanOperation, undefined, { ...me, parameters }));
    case 'draft':
      return callApi((me) => call(draftJobOfPlanOperation, undefined, { ...me, parameters }));
    default:
      return callApi((me) => submit(renamePlanOperation, { name: values.name }, { ...me, parameters }));
  }
}
