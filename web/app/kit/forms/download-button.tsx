import { saveFile } from '../loading/save-file.ts';
import { BusyButton } from './busy-button.tsx';
import { StatusMessage } from './status-message.tsx';
import { actionForm, useAction } from './use-action.tsx';

interface DownloadButtonProps {
  /** The intent on which the page's `clientAction` downloads the file. */
  intent: string;
  /** Of the saved file, without its ending. */
  name: string;
  children: string;
}

/** Saves a file that the page's `clientAction` fetches: a PDF, or a plain text in its place. */
export function DownloadButton({ intent, name, children }: DownloadButtonProps) {
  const { send, sending, formState } = useAction<{ file: Blob }>(({ file }) =>
    saveFile(file, `${name}.${file.type === 'application/pdf' ? 'pdf' : 'txt'}`),
  );
  return (
    <div>
      <BusyButton
        type="button"
        look="quiet"
        sending={sending}
        onClick={() => sending || send(actionForm(intent))}
      >
        {children}
      </BusyButton>
      <StatusMessage state={formState} showsSuccess={false} />
    </div>
  );
}
