import { call, submit } from '@portway/contracts/client';
import {
  changeJobOperation,
  closeJobOperation,
  duplicateJobOperation,
  pauseJobOperation,
  publishJobOperation,
} from '@portway/contracts/hiring/employer-jobs/employer-jobs';
import { saveJobEditingOperation } from '@portway/contracts/hiring/employer-jobs/job-editing';
import { readAction } from '../../../../kit/forms/read-action.ts';

/** Everything that is done to the job of the address, but saving a draft. */
export async function jobAction(request: Request) {
  const { intent, values, callApi } = await readAction(request);
  const parameters = { id: new URL(request.url).searchParams.get('job') ?? '' };
  switch (intent) {
    case 'change':
      return callApi((me) =>
        submit(changeJobOperation, JSON.parse(values.change ?? '{}'), { ...me, parameters }),
      );
    case 'ask':
      return callApi((me) =>
        submit(saveJobEditingOperation, JSON.parse(values.asked ?? '{}'), { ...me, parameters }),
      );
    case 'pause':
      return callApi((me) => call(pauseJobOperation, undefined, { ...me, parameters }));
    case 'close':
      return callApi((me) =>
        submit(closeJobOperation, { because: values.because, note: values.note }, { ...me, parameters }),
      );
    case 'duplicate':
      return callApi((me) => call(duplicateJobOperation, undefined, { ...me, parameters }));
    default:
      return callApi((me) => call(publishJobOperation, undefined, { ...me, parameters }));
  }
}
