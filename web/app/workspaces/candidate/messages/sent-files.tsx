import type { MessageAttachment } from '@portway/contracts/conversations/conversations';
import { FileText } from 'lucide-react';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { saveFile } from '../../../kit/loading/save-file.ts';
import { sizeInWords } from '../profile/resume/resume-files.ts';

/** The files sent with a message: pressing one downloads it. */
export function SentFiles({ files }: { files: readonly MessageAttachment[] }) {
  const { send, sending, formState } = useAction<{ file: Blob }>(({ file }, sent) =>
    saveFile(file, String(sent.get('name'))),
  );
  return (
    <>
      <ul>
        {files.map(({ id, name, kind, bytes }) => (
          <li key={id}>
            <button
              type="button"
              className="file-act"
              onClick={() => sending || send(actionForm('file', { id, name }))}
            >
              <FileText size={20} />
              <span>
                <span className="wrap-anywhere">{name}</span>{' '}
                <span className="talk-size">
                  {kind.toUpperCase()}, {sizeInWords(bytes)}
                </span>
                <span className="sr-only">, download</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <StatusMessage state={formState} />
    </>
  );
}
