import { call, download, submit } from '@portway/contracts/client';
import {
  blockConversationOperation,
  downloadAttachmentOperation,
  reportConversationOperation,
  unblockConversationOperation,
} from '@portway/contracts/conversations/conversations';
import { heard } from '../../../kit/forms/read-action.ts';

/** Every action on a conversation except writing. */
export async function messagesAction(request: Request) {
  const { intent, typed, ask } = await heard(request);
  const parameters = { id: typed.id ?? '' };
  switch (intent) {
    case 'file':
      return ask(async (me) => ({
        message: `${typed.name} is saved with your downloads.`,
        file: await download(downloadAttachmentOperation, undefined, { ...me, parameters }),
      }));
    case 'block':
      return ask((me) => call(blockConversationOperation, undefined, { ...me, parameters }));
    case 'unblock':
      return ask((me) => call(unblockConversationOperation, undefined, { ...me, parameters }));
    default: {
      const { reason, text, key = '' } = typed;
      const headers = { 'Idempotency-Key': key };
      return ask((me) =>
        submit(reportConversationOperation, { reason, text }, { ...me, parameters, headers }),
      );
    }
  }
}
