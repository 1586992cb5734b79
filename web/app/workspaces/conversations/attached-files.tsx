import { CircleAlert, FileText, X } from 'lucide-react';
import { sizeInWords } from '../../kit/forms/upload/resume-files.ts';
import type { Attached } from './thread/attaching.ts';
import '../../ui/progress.css';

/** The files attached to the next message, with the state of each. */
export function AttachedFiles({
  files,
  onRemove,
}: {
  files: readonly Attached[];
  onRemove: (key: string) => void;
}) {
  return (
    <>
      <p role="status" className="sr-only">
        {files.map((file) => `${file.name}: ${spoken(file)}.`).join(' ')}
      </p>
      {files.length > 0 && (
        <ul className="talk-files" aria-label="Files for this message">
          {files.map((file) => (
            <li key={file.key} data-fault={'fault' in file.state || undefined}>
              {'fault' in file.state ? <CircleAlert size={20} /> : <FileText size={20} />}
              <span className="min-w-0">
                <span className="talk-file-name">{file.name}</span>
                <span className="talk-size">{shown(file)}</span>
                {'percent' in file.state && (
                  <progress
                    className="progress"
                    value={file.state.percent}
                    max={100}
                    aria-label={file.name}
                  />
                )}
              </span>
              <button type="button" className="talk-remove" onClick={() => onRemove(file.key)}>
                <X size={18} />
                <span className="sr-only">
                  {'percent' in file.state ? 'Cancel' : 'Remove'} {file.name}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function shown({ state }: Attached): string {
  if ('fault' in state) return state.fault;
  if ('kept' in state) return sizeInWords(state.kept.bytes);
  return state.percent < 100 ? `${state.percent} % sent` : 'Checking it';
}

/** Announced when the state changes, not on each percentage. */
function spoken({ state }: Attached): string {
  if ('fault' in state) return state.fault;
  return 'kept' in state ? 'ready to send' : 'uploading';
}
