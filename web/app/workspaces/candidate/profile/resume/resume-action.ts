import { call, download } from '@portway/contracts/client';
import {
  downloadResumeOperation,
  makeMainResumeOperation,
  readResumeOperation,
  removeResumeOperation,
  restoreResumeOperation,
} from '@portway/contracts/resumes/resumes';
import { heard } from '../../../../kit/forms/read-action.ts';
import { addSuggestion } from './add-suggestion.ts';

/** Every action of the tab except the upload itself. */
export async function resumeAction(request: Request) {
  const { intent, typed, ask } = await heard(request);
  const parameters = { id: typed.id ?? '' };
  switch (intent) {
    case 'main':
      return ask((me) => call(makeMainResumeOperation, undefined, { ...me, parameters }));
    case 'remove':
      return ask((me) => call(removeResumeOperation, undefined, { ...me, parameters }));
    case 'restore':
      return ask((me) => call(restoreResumeOperation, undefined, { ...me, parameters }));
    case 'read':
      return ask(async (me) => ({
        message: '',
        reading: await call(readResumeOperation, undefined, { ...me, parameters }),
      }));
    case 'download':
      return ask(async (me) => ({
        message: `${typed.name} is saved with your downloads.`,
        file: await download(downloadResumeOperation, undefined, { ...me, parameters }),
      }));
    default:
      return ask((me) => addSuggestion(typed, me));
  }
}
