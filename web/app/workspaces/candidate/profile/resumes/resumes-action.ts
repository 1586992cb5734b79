import { addToProfileOperation, takeBackOperation } from '@portway/contracts/candidate/profile/additions';
import {
  downloadResumeOperation,
  makeMainResumeOperation,
  readResumeOperation,
  removeResumeOperation,
  restoreResumeOperation,
} from '@portway/contracts/candidate/resumes/resumes';
import { call, download, submit } from '@portway/contracts/client';
import { readAction } from '../../../../kit/forms/read-action.ts';

/** Every action of the tab except the upload itself. */
export async function resumeAction(request: Request) {
  const { intent, values, callApi } = await readAction(request);
  const parameters = { id: values.id ?? '' };
  switch (intent) {
    case 'main':
      return callApi((me) => call(makeMainResumeOperation, undefined, { ...me, parameters }));
    case 'remove':
      return callApi((me) => call(removeResumeOperation, undefined, { ...me, parameters }));
    case 'restore':
      return callApi((me) => call(restoreResumeOperation, undefined, { ...me, parameters }));
    case 'read':
      return callApi(async (me) => ({
        message: '',
        reading: await call(readResumeOperation, undefined, { ...me, parameters }),
      }));
    case 'download':
      return callApi(async (me) => ({
        message: `${values.name} is saved with your downloads.`,
        file: await download(downloadResumeOperation, undefined, { ...me, parameters }),
      }));
    case 'take-back':
      return callApi((me) => submit(takeBackOperation, JSON.parse(values.added ?? ''), me));
    default:
      return callApi((me) => submit(addToProfileOperation, JSON.parse(values.additions ?? ''), me));
  }
}
