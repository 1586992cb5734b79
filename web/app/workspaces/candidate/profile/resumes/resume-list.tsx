import {
  type Reading,
  type Resume,
  replaceResumeOperation,
} from '@portway/contracts/candidate/resumes/resumes';
import { call } from '@portway/contracts/client';
import { FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { idle } from '../../../../kit/forms/form-state.ts';
import { StatusMessage } from '../../../../kit/forms/status-message.tsx';
import { faultOfResume } from '../../../../kit/forms/upload/resume-files.ts';
import type { useUpload } from '../../../../kit/forms/upload/use-upload.ts';
import { actionForm, useAction } from '../../../../kit/forms/use-action.tsx';
import { saveFile } from '../../../../kit/loading/save-file.ts';
import { Button } from '../../../../ui/button.tsx';
import { Preview } from './preview.tsx';
import { ResumeRow } from './resume-row.tsx';

interface ResumeListProps {
  resumes: readonly Resume[];
  uploading: ReturnType<typeof useUpload>;
  onKept: (id: string) => void;
}

interface Got {
  readonly file?: Blob;
  readonly reading?: Reading;
}

/** The uploaded CVs, each with its controls. */
export function ResumeList({ resumes, uploading, onKept }: ResumeListProps) {
  const [preview, setPreview] = useState<Reading>();
  const [removed, setRemoved] = useState<{ readonly id: string; readonly name: string }>();
  const [intent, setIntent] = useState('');
  const { send, sending, formState } = useAction<Got>(({ file, reading }, sent) => {
    if (file !== undefined) saveFile(file, String(sent.get('name')));
    if (reading !== undefined) setPreview(reading);
    if (sent.get('intent') === 'remove')
      setRemoved({ id: String(sent.get('id')), name: String(sent.get('name')) });
    if (sent.get('intent') === 'restore') setRemoved(undefined);
  });
  const ask = (intended: string, { id, name }: { readonly id: string; readonly name: string }) => {
    if (sending) return;
    uploading.forget();
    setIntent(intended);
    send(actionForm(intended, { id, name }));
  };
  const replace = ({ id }: Resume, file: File) =>
    void uploading.upload({
      file,
      error: faultOfResume(file),
      send: (me) => call(replaceResumeOperation, { name: file.name }, { ...me, parameters: { id } }),
      onSuccess: () => onKept(id),
    });
  // A preview or a removal is visible, so it needs no message.
  const isSaid = formState.status === 'success' && (intent === 'main' || intent === 'download');
  return (
    <>
      {resumes.length === 0 && (
        <p className="resume-none">
          <FileText size={24} aria-hidden />
          None yet. Upload one, and we will suggest what to add to your profile from it.
        </p>
      )}
      <ul className="rows">
        {resumes.map((resume) => (
          <ResumeRow key={resume.id} resume={resume} onAsk={ask} onReplace={replace} />
        ))}
      </ul>
      {removed !== undefined && (
        <p className="mt-5 flex flex-wrap items-center gap-x-3">
          <span role="status">{removed.name} is removed.</span>
          <Undo of={resumes} onPress={() => ask('restore', removed)} />
        </p>
      )}
      <StatusMessage state={formState.status === 'error' || isSaid ? formState : idle} />
      {preview !== undefined && <Preview reading={preview} onClose={() => setPreview(undefined)} />}
    </>
  );
}

/** Takes focus when the focused element was removed, once the list is without it. */
function Undo({ of, onPress }: { of: readonly Resume[]; onPress: () => void }) {
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (of !== undefined && document.activeElement === document.body)
      box.current?.querySelector('button')?.focus();
  }, [of]);
  return (
    <span ref={box}>
      <Button type="button" look="quiet" onClick={onPress}>
        Undo
      </Button>
    </span>
  );
}
