import {
  downloadResumeOperation,
  type Reading,
  type Resume,
  replaceResumeOperation,
} from '@portway/contracts/candidate/resumes/resumes';
import { call, download } from '@portway/contracts/client';
import { FileText } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { idle } from '../../../../kit/forms/form-state.ts';
import { StatusMessage } from '../../../../kit/forms/status-message.tsx';
import { faultOfResume, resumeEndings, sizeInWords } from '../../../../kit/forms/upload/resume-files.ts';
import type { useUpload } from '../../../../kit/forms/upload/use-upload.ts';
import { actionForm, useAction } from '../../../../kit/forms/use-action.tsx';
import { saveFile } from '../../../../kit/loading/save-file.ts';
import { asMe } from '../../../../kit/loading/signed-in.ts';
import { PdfPages } from '../../../../subjects/cv-pages/pdf-pages.tsx';
import { onDay } from '../../../../text/moments.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { Tag } from '../../../../ui/tag.tsx';

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
  const [removedResume, setRemovedResume] = useState<{ readonly id: string; readonly name: string }>();
  const [intent, setIntent] = useState('');
  const { send, sending, formState } = useAction<Got>(({ file, reading }, formData) => {
    if (file !== undefined) saveFile(file, String(formData.get('name')));
    if (reading !== undefined) setPreview(reading);
    if (formData.get('intent') === 'remove')
      setRemovedResume({ id: String(formData.get('id')), name: String(formData.get('name')) });
    if (formData.get('intent') === 'restore') setRemovedResume(undefined);
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
      {removedResume !== undefined && (
        <p className="mt-5 flex flex-wrap items-center gap-x-3">
          <span role="status">{removedResume.name} is removed.</span>
          <Undo of={resumes} onPress={() => ask('restore', removedResume)} />
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

/** A CV as rendered, where the browser can do so, and the text that programs extract from it. */
function Preview({ reading, onClose }: { reading: Reading; onClose: () => void }) {
  const { id, name, kind } = reading.resume;
  const load = () =>
    download(downloadResumeOperation, undefined, {
      fetch: asMe(new Request(location.href)),
      parameters: { id },
    });
  return (
    <Dialog title={name} onClose={onClose}>
      {kind === 'pdf' ? (
        <>
          <PdfPages name={name} load={load} />
          <Disclosure summary="The text that software finds in it" className="mt-3">
            <ReadText reading={reading} />
          </Disclosure>
        </>
      ) : (
        <>
          {reading.text !== null && (
            <p className="mt-2 text-15 text-ink-2">
              This is the text that software finds in the file. To see how it looks, download it.
            </p>
          )}
          <ReadText reading={reading} />
        </>
      )}
      <div className="mt-6">
        <Button type="button" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}

function ReadText({ reading: { resume, text, message } }: { reading: Reading }) {
  if (text === null) return <p className="mt-2 text-15 text-ink-2">{message}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by key
    <section className="resume-text" tabIndex={0} aria-label={`Text of ${resume.name}`}>
      {text}
    </section>
  );
}

interface ResumeRowProps {
  resume: Resume;
  onAsk: (intent: string, resume: Resume) => void;
  onReplace: (resume: Resume, file: File) => void;
}

/** One CV, with its controls. */
function ResumeRow({ resume, onAsk, onReplace }: ResumeRowProps) {
  const { id, name, kind, bytes, main, uploadedAt } = resume;
  const picker = useRef<HTMLInputElement>(null);
  const act = (intent: string, words: string) => (
    <Act name={name} onPress={() => onAsk(intent, resume)}>
      {words}
    </Act>
  );
  return (
    <li className="resume-row">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{name}</span>
          {main && <Tag>Main</Tag>}
        </p>
        <p className="mt-1 text-14 text-ink-2">
          {kind.toUpperCase()}, {sizeInWords(bytes)}, uploaded {onDay(uploadedAt)}
        </p>
      </div>
      <div className="resume-acts">
        {act('read', 'Preview')}
        {act('download', 'Download')}
        <Act name={name} onPress={() => picker.current?.click()}>
          Replace
        </Act>
        <input
          ref={picker}
          type="file"
          hidden
          accept={resumeEndings}
          aria-label={`A file to replace ${name}`}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) onReplace(resume, file);
            currentTarget.value = '';
          }}
        />
        <Link className="resume-act" to={`?cv=${id}`} replace preventScrollReset>
          Suggestions<span className="sr-only"> from {name}</span>
        </Link>
        {!main && act('main', 'Make main')}
        {act('remove', 'Remove')}
      </div>
    </li>
  );
}

function Act({ name, onPress, children }: { name: string; onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className="resume-act" onClick={onPress}>
      {children}
      <span className="sr-only"> {name}</span>
    </button>
  );
}
