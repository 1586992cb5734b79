import { download } from '@portway/contracts/client';
import { exportWorkersOperation, workerTables } from '@portway/contracts/sponsor/workers/worker-changes';
import { sealedFields } from '@portway/contracts/sponsor/workers/worker-page';
import { zipSync } from 'fflate';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../kit/loading/save-file.ts';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { sealedWords } from './worker-words.ts';

type State = 'asking' | { readonly done: number } | { readonly saved: string } | { readonly fault: string };

interface ExportWorkersProps {
  /** Everyone, if it is empty. */
  workers: readonly string[];
  mayUnseal: boolean;
  onClose: () => void;
}

/** Exports a table, or an archive of every table. Packed in the browser: nothing of it is kept by the server. */
export function ExportWorkers({ workers, mayUnseal, onClose }: ExportWorkersProps) {
  const [state, setState] = useState<State>('asking');
  const [sealed, setSealed] = useState<readonly (typeof sealedFields)[number][]>([]);
  const [reason, setReason] = useState('');
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const isRunning = typeof state === 'object' && 'done' in state;

  const tableOf = async (table: (typeof workerTables)[number]) => {
    const options = { fetch: asMe(new Request(location.href)), signal: stop.current.signal };
    const ticked = table === 'workers' && sealed.length > 0 ? { sealed: [...sealed], reason } : {};
    const selection = workers.length === 0 ? {} : { workers: [...workers] };
    return await download(exportWorkersOperation, { table, ...selection, ...ticked }, options);
  };
  const run = async (kind: 'csv' | 'zip') => {
    if (isRunning) return;
    if (sealed.length > 0 && reason.trim() === '')
      return setState({ fault: 'Say why you need the sealed facts.' });
    setState({ done: 0 });
    const name = kind === 'csv' ? 'workers.csv' : 'sponsored-workers.zip';
    try {
      saveFile(kind === 'csv' ? await tableOf('workers') : await archive(), name);
      setState({ saved: name });
    } catch (error) {
      if (!stop.current.signal.aborted)
        setState({ fault: error instanceof Error ? error.message : 'Something went wrong.' });
    }
  };
  const archive = async () => {
    const files: Record<string, Uint8Array> = {};
    for (const [index, table] of workerTables.entries()) {
      setState({ done: index });
      files[`${table}.csv`] = new Uint8Array(await (await tableOf(table)).arrayBuffer());
    }
    return new Blob([new Uint8Array(zipSync(files))], { type: 'application/zip' });
  };

  return (
    <Dialog
      title={workers.length === 0 ? 'Export all workers' : `Export ${workers.length} workers`}
      onClose={onClose}
    >
      <p className="mt-2 text-15 text-ink-2">
        The archive holds terms, absences, checks, events, duties and changes as well. Confidential events are
        in neither. We record who exported how many.
      </p>
      {mayUnseal && (
        <Disclosure summary="Add sealed facts">
          <p className="text-15 text-ink-2">
            After a recent log-in, and with a reason. For each worker it counts as a look.
          </p>
          {sealedFields.map((field) => (
            <label key={field} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-5"
                checked={sealed.includes(field)}
                onChange={({ currentTarget }) =>
                  setSealed(
                    currentTarget.checked ? [...sealed, field] : sealed.filter((each) => each !== field),
                  )
                }
              />
              {sealedWords[field]}
            </label>
          ))}
          <TextField
            name="export-reason"
            label="Why you need them"
            maxLength={300}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </Disclosure>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="button" onClick={() => void run('csv')}>
          Table (CSV)
        </Button>
        <Button type="button" look="outline" onClick={() => void run('zip')}>
          Archive (ZIP)
        </Button>
      </div>
      <div role="status" className="mt-4">
        {isRunning && (
          <Progress
            label={`${state.done} of ${workerTables.length} tables done`}
            value={state.done}
            max={workerTables.length}
          />
        )}
        {typeof state === 'object' && 'saved' in state && (
          <Notice kind="success" title={`${state.saved} is saved with your downloads.`} />
        )}
        {typeof state === 'object' && 'fault' in state && <Notice kind="error" title={state.fault} />}
      </div>
      <div className="mt-5">
        <Button type="button" look="quiet" onClick={onClose}>
          {isRunning ? 'Stop' : 'Close'}
        </Button>
      </div>
    </Dialog>
  );
}
