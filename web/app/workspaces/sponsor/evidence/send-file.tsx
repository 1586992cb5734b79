import {
  maxRecordFile,
  recordFileEndings,
  wrongRecordFileType,
} from '@portway/contracts/sponsor/records/kept-record';
import { FileDrop } from '../../../kit/forms/upload/file-drop.tsx';
import { UploadStatus } from '../../../kit/forms/upload/upload-status.tsx';
import { useUpload, type WithFile } from '../../../kit/forms/upload/use-upload.ts';

interface SendFileProps {
  label: string;
  /** Files one file of a record. */
  send: (file: File) => (me: WithFile) => Promise<{ readonly message: string }>;
}

/** Takes one file of a record, by choice, by drop or by camera, and says how its sending stands. */
export function SendFile({ label, send }: SendFileProps) {
  const { state, upload, refuse, cancel } = useUpload();
  return (
    <>
      <FileDrop
        label={label}
        hint="One PDF, JPG, PNG, DOCX or TXT, up to 25 MB. It is checked for viruses and encrypted; nobody can delete it before its day."
        accept={recordFileEndings}
        onFile={(file) => void upload({ file, error: faultOf(file), send: send(file) })}
        onOther={refuse}
      />
      <UploadStatus state={state} onCancel={cancel} />
    </>
  );
}

function faultOf({ name, size }: File): string | undefined {
  if (!/\.(?:pdf|jpe?g|png|docx|txt)$/i.test(name)) return wrongRecordFileType;
  if (size === 0) return 'This file is empty. Choose another.';
  return size > maxRecordFile ? 'This file is too large. Choose one of up to 25 MB.' : undefined;
}
