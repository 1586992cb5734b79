import { maxResumes, uploadResumeOperation } from '@portway/contracts/candidate/resumes/resumes';
import { call } from '@portway/contracts/client';
import { FileDrop } from '../../../../kit/forms/upload/file-drop.tsx';
import { faultOfResume, resumeEndings } from '../../../../kit/forms/upload/resume-files.ts';
import { UploadStatus } from '../../../../kit/forms/upload/upload-status.tsx';
import type { useUpload } from '../../../../kit/forms/upload/use-upload.ts';

interface ResumeUploadProps {
  /** The number of CVs. */
  held: number;
  uploading: ReturnType<typeof useUpload>;
  onKept: (id: string) => void;
}

/** A CV is chosen or dropped here; shows the state of the upload. */
export function ResumeUpload({ held, uploading, onKept }: ResumeUploadProps) {
  const { state, upload, refuse, cancel } = uploading;
  const send = (file: File) =>
    void upload({
      file,
      error: faultOfResume(file),
      send: (me) => call(uploadResumeOperation, { name: file.name }, me),
      onSuccess: ({ id }) => onKept(id),
    });
  return (
    <>
      {held < maxResumes ? (
        <FileDrop
          label="Choose a file, or drop it here"
          hint="PDF, DOCX, DOC or TXT, up to 10 MB"
          accept={resumeEndings}
          onFile={send}
          onOther={refuse}
        />
      ) : (
        <p className="text-ink-2">You can keep {maxResumes} CVs. Remove or replace one to upload another.</p>
      )}
      <UploadStatus state={state} onCancel={cancel} />
    </>
  );
}
