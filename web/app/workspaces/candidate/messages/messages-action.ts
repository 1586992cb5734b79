import { call, download, submit } from '@portway/contracts/client';
import {
  blockConversationOperation,
  downloadAttachmentOperation,
  reportConversationOperation,
  unblockConversationOperation,
} from '@portway/contracts/conversations/conversations';
import { readAction } from '../../../kit/forms/read-action.ts';

/** Every action on a conversation except writing. */
export async function messagesAction(request: Request) {
  const { intent, values, callApi } = await readAction(request);
  const parameters = { id: values.id ?? '' };
  switch (intent) {
    case 'file':
      return callApi(async (me) => ({
        message: `${values.name} is saved with your downloads.`,
        file: await download(downloadAttachmentOperation, undefined, { ...me, parameters }),
      }));
    case 'block':
      return callApi((me) => call(blockConversationOperation, undefined, { ...me, parameters }));
    case 'unblock':
      return callApi((me) => call(unblockConversationOperation, undefined, { ...me, parameters }));
    default: {
      const { reason, text, key = '' } = values;
      const headers = { 'Idempotency-Key': key };
      return callApi((me) =>
        submit(reportConversationOperation, { reason, text }, { ...me, parameters, headers }),
      );
    }
  }
}
