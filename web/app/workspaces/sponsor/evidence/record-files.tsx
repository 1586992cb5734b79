import type { KeptRecordFile } from '@portway/contracts/sponsor/records/kept-record';
import { FileText, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { saveFile } from '../../../kit/loading/save-file.ts';
import { onDay } from '../../../text/moments.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface Seen {
  readonly number: number;
  readonly quarters: number;
  /** As a data address. */
  readonly picture: string;
}

/** The files of a version: each is seen page by page, opened as it is, or removed within the hour. */
export function RecordFiles({ files }: { files: readonly KeptRecordFile[] }) {
  return (
    <ul className="record-files">
      {files.map((file) => (
        <li key={file.id}>
          <RecordFile file={file} />
        </li>
      ))}
    </ul>
  );
}

function RecordFile({ file }: { file: KeptRecordFile }) {
  const [seen, setSeen] = useState<Seen>();
  const { id, name, pages, turns, lastLook } = file;
  const show = (picture: Blob, { number, quarters }: Omit<Seen, 'picture'>) =>
    void dataAddress(picture).then((address) => setSeen({ number, quarters, picture: address }));
  const pageButton = (number: number, words: string) => (
    <ActionForm<{ file: Blob }>
      intent="page"
      button={words}
      look="outline"
      onSuccess={(result) => show(result.file, { number, quarters: turns[number - 1] ?? 0 })}
    >
      {() => (
        <>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="number" value={number} />
        </>
      )}
    </ActionForm>
  );
  return (
    <>
      <p className="flex items-center gap-2 font-medium wrap-anywhere">
        <FileText size={20} aria-hidden className="shrink-0" />
        {name}
      </p>
      <p className="text-14 text-ink-2">
        {pages !== null && (pages === 1 ? '1 page, ' : `${pages} pages, `)}added by {file.by}.{' '}
        {lastLook === null ? 'Not opened yet.' : `Last opened by ${lastLook.by} on ${onDay(lastLook.at)}.`}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {pages !== null && pageButton(1, 'See it')}
        <ActionForm<{ file: Blob }>
          intent="open"
          button="Download"
          look="quiet"
          onSuccess={(result) => saveFile(result.file, name)}
        >
          {() => <input type="hidden" name="id" value={id} />}
        </ActionForm>
        {file.mayTakeBack && (
          <ActionForm intent="take-back" button="Remove it" look="quiet">
            {() => <input type="hidden" name="id" value={id} />}
          </ActionForm>
        )}
      </div>
      {seen !== undefined && (
        <Dialog
          title={pages === 1 ? name : `${name}, page ${seen.number} of ${pages}`}
          onClose={() => setSeen(undefined)}
        >
          <img src={seen.picture} alt={`Page ${seen.number} of ${name}`} className="record-page" />
          <div className="mt-4 flex flex-wrap gap-2">
            <ActionForm<{ file: Blob }>
              intent="turn"
              button="Turn right"
              look="outline"
              beside={<RotateCw size={20} aria-hidden />}
              onSuccess={(result) => show(result.file, { ...seen, quarters: (seen.quarters + 1) % 4 })}
            >
              {() => (
                <>
                  <input type="hidden" name="id" value={id} />
                  <input type="hidden" name="number" value={seen.number} />
                  <input type="hidden" name="quarters" value={(seen.quarters + 1) % 4} />
                </>
              )}
            </ActionForm>
            {seen.number > 1 && pageButton(seen.number - 1, 'Page before')}
            {seen.number < (pages ?? 1) && pageButton(seen.number + 1, 'Next page')}
            <Button type="button" look="quiet" onClick={() => setSeen(undefined)}>
              Close
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Our own policy lets no page show what a browser holds, except as data. */
function dataAddress(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The picture could not be read.'));
    reader.readAsDataURL(picture);
  });
}
