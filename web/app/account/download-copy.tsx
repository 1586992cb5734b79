import { Download } from 'lucide-react';
import { StatusMessage } from '../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../kit/forms/use-action.tsx';
import { saveFile } from '../kit/loading/save-file.ts';
import { Button } from '../ui/button.tsx';

/** Requests the ZIP, says that it is being made, and downloads it. */
export function DownloadCopy() {
  const { send, sending, formState, reauthDialog } = useAction<{ file: Blob }>(({ file }) =>
    saveFile(file, 'my-data.zip'),
  );
  return (
    <>
      <Button
        type="button"
        aria-disabled={sending || undefined}
        onClick={() => sending || send(actionForm('export'))}
      >
        <Download size={20} />
        {sending ? 'Gathering your data…' : 'Download my data'}
      </Button>
      {sending && (
        <div
          role="progressbar"
          aria-label="Gathering your data"
          className="relative mt-4 h-1 overflow-hidden rounded-full bg-sand"
        >
          <div className="h-full w-2/5 animate-pending rounded-full bg-gold" />
        </div>
      )}
      <StatusMessage state={formState} />
      {reauthDialog}
    </>
  );
}
