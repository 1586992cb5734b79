import { download } from '@portway/contracts/client';
import { exportWorkersOperation, workerTables } from '@portway/contracts/sponsor/workers/worker-changes';
import { sealedFields } from '@portway/contracts/sponsor/workers/worker-page';
import type { WorkerSheetQuery } from '@portway/contracts/sponsor/workers/worker-sheets';
import { zipSync } from 'fflate';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../../kit/loading/save-file.ts';
import { asMe } from '../../../../kit/loading/signed-in.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Progress } from '../../../../ui/progress.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { sealedWords } from '../worker-words.ts';
import { SheetButtons } from './sheet-buttons.tsx';

type State = 'asking' | { readonly done: number } | { readonly saved: string } | { readonly fault: string };

interface ExportWorkersProps {
  /** Everyone, if it is empty. */
  workers: readonly string[];
  /** The filters and order of the list, and how many it finds. */
  list: { readonly query: WorkerSheetQuery; readonly total: number };
  /** What the caller may take besides the list. */
  scope: 'list' | 'records' | 'sealed facts';
  onClose: () => void;
}

/** Takes the list away as it stands, or everything on record. */
export function ExportWorkers({ workers, list, scope, onClose }: ExportWorkersProps) {
  const listCount = workers.length === 0 ? list.total : workers.length;
  return (
    <Dialog
      title={workers.length === 0 ? 'Export workers' : `Export ${count(workers.length)}`}
      onClose={onClose}
    >
      <h3 className="mt-4 text-16 font-semibold">
        The list {workers.length === 0 ? 'with its filters' : 'of those chosen'}, {count(listCount)}
      </h3>
      <p className="mt-1 text-15 text-ink-2">
        {scope === 'list'
          ? 'Job, code, hours, place and manager.'
          : 'Job, code, pay against its rule, hours, place, manager, days, and what is missing. The report is dated, for your Authorising Officer.'}{' '}
        We record who exported how many.
      </p>
      <SheetButtons
        query={workers.length === 0 ? list.query : { ...list.query, workers: [...workers] }}
        mayReport={scope !== 'list'}
      />
      {scope !== 'list' && <Records workers={workers} mayUnseal={scope === 'sealed facts'} />}
      <div className="mt-5">
        <Button type="button" look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}

const count = (workers: number) =>
  workers === 1 ? '1 worker' : `${workers.toLocaleString('en-GB')} workers`;

/** Everything on record of everyone, or of those chosen. Packed in the browser: nothing of it is kept by the server. */
function Records({ workers, mayUnseal }: { workers: readonly string[]; mayUnseal: boolean }) {
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
    <section aria-label="Everything on record" className="mt-6 border-t border-line pt-4">
      <h3 className="text-16 font-semibold">
        Everything on record, {workers.length === 0 ? 'of everyone' : `of ${count(workers.length)}`}
      </h3>
      <p className="mt-1 text-15 text-ink-2">
        The archive holds terms, absences, checks, events, duties and changes as well. Confidential events are
        in neither.
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
        <Button type="button" look="outline" onClick={() => void run('csv')}>
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
    </section>
  );
}
