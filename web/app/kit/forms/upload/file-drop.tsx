import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import './uploading.css';

interface FileDropProps {
  label: string;
  hint: string;
  /** Endings that the picker shows first. */
  accept: string;
  onFile: (file: File) => void;
  /** Told when several came at once, or something that is no file. */
  onOther: (message: string) => void;
}

/** A real file field as large as its place: files are chosen, by key or pointer, or dropped there. */
export function FileDrop({ label, hint, accept, onFile, onOther }: FileDropProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file, ...more] = files ?? [];
    if (more.length > 0) onOther('Choose one file at a time.');
    else if (file === undefined) onOther('That was no file. Choose one from your device.');
    else onFile(file);
  };
  const dragged = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside does the same by key
    <div
      className="file-drop"
      data-over={over || undefined}
      onDragEnter={dragged(true)}
      onDragOver={dragged(true)}
      onDragLeave={dragged(false)}
      onDrop={(event) => {
        dragged(false)(event);
        take(event.dataTransfer.files);
      }}
    >
      <input
        type="file"
        id={id}
        className="sr-only"
        accept={accept}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => {
          if (currentTarget.files?.length) take(currentTarget.files);
          // The same file may be chosen again, once it is mended.
          currentTarget.value = '';
        }}
      />
      <label htmlFor={id}>
        <span aria-hidden className="file-drop-mark">
          <FileUp size={24} />
        </span>
        <span className="font-semibold">{label}</span>
      </label>
      <p id={`${id}-hint`} className="text-14 text-ink-2">
        {hint}
      </p>
    </div>
  );
}
