import type { Resume } from '@portway/contracts/candidate/resumes/resumes';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { resumeEndings, sizeInWords } from '../../../../kit/forms/upload/resume-files.ts';
import { onDay } from '../../../../text/moments.ts';
import { Tag } from '../../../../ui/tag.tsx';

interface ResumeRowProps {
  resume: Resume;
  onAsk: (intent: string, resume: Resume) => void;
  onReplace: (resume: Resume, file: File) => void;
}

/** One CV, with its controls. */
export function ResumeRow({ resume, onAsk, onReplace }: ResumeRowProps) {
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
