import { submit } from '@portway/contracts/client';
import type { SponsorDuty } from '@portway/contracts/sponsor/duties/duties';
import {
  addDutyFileOperation,
  maxDutyFile,
  wrongDutyFileType,
} from '@portway/contracts/sponsor/duties/duty-file';
import { FileText } from 'lucide-react';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { FileDrop } from '../../../kit/forms/upload/file-drop.tsx';
import { UploadStatus } from '../../../kit/forms/upload/upload-status.tsx';
import { useUpload } from '../../../kit/forms/upload/use-upload.ts';
import { saveFile } from '../../../kit/loading/save-file.ts';

/** What was sent with the report: one file, which those who see the duty open. */
export function DutyFile({ duty }: { duty: SponsorDuty }) {
  const { file, mayChange, state, steps } = duty;
  const last = steps.findLast(({ step }) => step === 'file-added' || step === 'corrected');
  const mayAdd = mayChange && state === 'reported' && last?.step !== 'file-added';
  if (file === null && !mayAdd) return null;
  return (
    <section className="panel">
      <h2 className="text-20">Sent with the report</h2>
      {file !== null && (
        <div className="mt-3">
          <p className="flex items-center gap-2 font-medium wrap-anywhere">
            <FileText size={20} aria-hidden className="shrink-0" />
            {file.name}
          </p>
          <p className="mb-3 text-15 text-ink-2">Added by {file.by}. Who opens it is recorded.</p>
          <ActionForm<{ file: Blob }>
            intent="open-file"
            button="Download the file"
            look="outline"
            onSuccess={(download) => saveFile(download.file, file.name)}
          >
            {() => null}
          </ActionForm>
        </div>
      )}
      {mayAdd && <Drop id={duty.id} isAnother={file !== null} />}
    </section>
  );
}

function Drop({ id, isAnother }: { id: string; isAnother: boolean }) {
  const { state, upload, refuse, cancel } = useUpload();
  const send = (file: File) =>
    void upload({
      file,
      error: faultOf(file),
      send: ({ fetch }) => submit(addDutyFileOperation, { name: file.name }, { fetch, parameters: { id } }),
    });
  return (
    <div className="mt-4">
      <FileDrop
        label={isAnother ? 'Choose the file to put in its place' : 'Add what you sent, or drop it here'}
        hint="One PDF, DOCX or TXT file, up to 10 MB. We check it for viruses and encrypt it. It is kept as long as this duty."
        accept=".pdf,.docx,.txt"
        onFile={send}
        onOther={refuse}
      />
      <UploadStatus state={state} onCancel={cancel} />
    </div>
  );
}

function faultOf({ name, size }: File): string | undefined {
  if (!/\.(?:pdf|docx|txt)$/i.test(name)) return wrongDutyFileType;
  return size > maxDutyFile ? 'This file is too large. Choose one of up to 10 MB.' : undefined;
}
