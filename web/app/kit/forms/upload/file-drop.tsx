import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import './uploading.css';

interface FileDropProps {
  label: string;
  hint: string;
  /** File extensions that the picker shows first. */
  accept: string;
  onFile: (file: File) => void;
  /** Called when several files were dropped at once, or something that is not a file. */
  onOther: (message: string) => void;
}

/** A real file input that fills its area: choose by keyboard or pointer, or drop a file there. */
export function FileDrop({ label, hint, accept, onFile, onOther }: FileDropProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file, ...more] = files ?? [];
    if (more.length > 0) onOther('Choose one file at a time.');
    else if (file === undefined) onOther('That was not a file. Choose one from your device.');
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
          // Reset, so that the same file can be chosen again after it was corrected.
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
