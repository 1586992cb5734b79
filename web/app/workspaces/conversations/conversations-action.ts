import { nameOfCopy } from '@portway/contracts/candidate/resumes/file-name';
import { call, download, submit } from '@portway/contracts/client';
import {
  blockConversationOperation,
  downloadAttachmentOperation,
  downloadAttachmentOriginalOperation,
  reportConversationOperation,
  unblockConversationOperation,
} from '@portway/contracts/hiring/conversations/conversations';
import {
  addMessageTemplateOperation,
  assignConversationOperation,
  changeMessageTemplateOperation,
  removeMessageTemplateOperation,
} from '@portway/contracts/hiring/conversations/message-templates';
import { addNoteOperation } from '@portway/contracts/hiring/employer-applications/applicant-notes';
import { readAction } from '../../kit/forms/read-action.ts';

/** Every action on a conversation except writing. */
export async function messagesAction(request: Request) {
  const { intent, values, callApi } = await readAction(request);
  const parameters = { id: values.id ?? '' };
  switch (intent) {
    case 'file':
      return callApi(async (me) => {
        const file = await download(downloadAttachmentOperation, undefined, { ...me, parameters });
        return savedCopy(file, nameOfCopy(values.name ?? '', file.type));
      });
    case 'original':
      return callApi(async (me) => {
        const file = await download(downloadAttachmentOriginalOperation, undefined, { ...me, parameters });
        return savedCopy(file, values.name ?? '');
      });
    case 'block':
      return callApi((me) => call(blockConversationOperation, undefined, { ...me, parameters }));
    case 'unblock':
      return callApi((me) => call(unblockConversationOperation, undefined, { ...me, parameters }));
    case 'assign':
      return callApi((me) =>
        submit(assignConversationOperation, { account: values.account || null }, { ...me, parameters }),
      );
    case 'note':
      return callApi((me) => submit(addNoteOperation, { text: values.text ?? '' }, { ...me, parameters }));
    case 'template-add':
      return callApi((me) =>
        submit(addMessageTemplateOperation, { ...parameters, ...templateIn(values) }, me),
      );
    case 'template-change':
      return callApi((me) =>
        submit(changeMessageTemplateOperation, templateIn(values), { ...me, parameters }),
      );
    case 'template-remove':
      return callApi((me) => call(removeMessageTemplateOperation, undefined, { ...me, parameters }));
    default: {
      const { reason, text, key = '' } = values;
      const headers = { 'Idempotency-Key': key };
      return callApi((me) =>
        submit(reportConversationOperation, { reason, text }, { ...me, parameters, headers }),
      );
    }
  }
}

const templateIn = ({ name = '', text = '' }: Readonly<Record<string, string>>) => ({ name, text });

function savedCopy(file: Blob, name: string) {
  return { message: `${name} is saved with your downloads.`, file, name };
}
