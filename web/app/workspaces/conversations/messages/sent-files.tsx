import type { MessageAttachment } from '@portway/contracts/hiring/conversations/conversations';
import { FileText } from 'lucide-react';
import { ConfirmButton } from '../../../kit/forms/confirm-button.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { sizeInWords } from '../../../kit/forms/upload/resume-files.ts';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { saveFile } from '../../../kit/loading/save-file.ts';

interface SentFilesProps {
  files: readonly MessageAttachment[];
  /** Whether the user's side sent them. */
  mine: boolean;
}

/** The files sent with a message: pressing one downloads it, one of the other side as a copy that we made. */
export function SentFiles({ files, mine }: SentFilesProps) {
  const { send, sending, formState } = useAction<{ file: Blob; name: string }>(({ file, name }) =>
    saveFile(file, name),
  );
  const fetch = (intent: 'file' | 'original', { id, name }: MessageAttachment) =>
    sending || send(actionForm(intent, { id, name }));
  return (
    <>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            {mine || file.kind !== 'doc' ? (
              <button type="button" className="file-act" onClick={() => fetch('file', file)}>
                <NamedFile file={file} note={mine ? '' : ' You get a copy as PDF or text.'} />
                <span className="sr-only">{mine ? ', download' : ', download a copy'}</span>
              </button>
            ) : (
              <p className="conversation-file">
                <NamedFile file={file} note=" We cannot make a copy of a DOC file." />
              </p>
            )}
            {!mine && <Original file={file} onYes={() => fetch('original', file)} />}
          </li>
        ))}
      </ul>
      {sending && <p role="status">Preparing your download…</p>}
      <StatusMessage state={formState} />
    </>
  );
}

function NamedFile({ file: { name, kind, bytes }, note }: { file: MessageAttachment; note: string }) {
  return (
    <>
      <FileText size={20} />
      <span>
        <span className="wrap-anywhere">{name}</span>{' '}
        <span className="conversation-size">
          {kind.toUpperCase()}, {sizeInWords(bytes)}
          {note !== '' && `.${note}`}
        </span>
      </span>
    </>
  );
}

function Original({ file: { name }, onYes }: { file: MessageAttachment; onYes: () => void }) {
  return (
    <ConfirmButton
      button={
        <>
          Download the original<span className="sr-only"> of {name}</span>
        </>
      }
      look="quiet"
      title="Download the original?"
      yes="Download the original"
      onYes={onYes}
    >
      <p>
        This is {name} exactly as it was sent. We check every file, but a check can miss something harmful.
      </p>
      <p>Open it only if you trust the person who sent it.</p>
    </ConfirmButton>
  );
}
