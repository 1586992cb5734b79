import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../../kit/loading/save-file.ts';
import { asMe } from '../../../../kit/loading/signed-in.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Progress as ProgressBar } from '../../../../ui/progress.tsx';
import { type ExportOf, maxCvs, type Progress, tableOf, zipOf } from './export-files.ts';

type State = 'asking' | Progress | { readonly saved: string } | { readonly fault: string };

/** Exports as a table, or with the CVs in a ZIP. It says how far it is, and can be stopped. */
export function ExportDialog({ source, onClose }: { source: ExportOf; onClose: () => void }) {
  const [state, setState] = useState<State>('asking');
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const isRunning = typeof state === 'object' && 'of' in state;
  const run = async (kind: 'csv' | 'zip') => {
    if (isRunning) return;
    setState({ done: 0, of: 1 });
    const me = { fetch: asMe(new Request(location.href)) };
    const { signal } = stop.current;
    try {
      const name = `applicants.${kind}`;
      const file =
        kind === 'csv'
          ? await tableOf(source, me)
          : await zipOf(source, { me, signal, onProgress: setState });
      if (signal.aborted) return;
      saveFile(file, name);
      setState({ saved: name });
    } catch (error) {
      if (!signal.aborted)
        setState({ fault: error instanceof Error ? error.message : 'Something went wrong.' });
    }
  };
  return (
    <Dialog title={titleOf(source)} onClose={onClose}>
      <p className="mt-2 text-15 text-ink-2">
        With their names, status, tags, what they wrote and what colleagues noted. Nothing about visas or the
        right to work. We record who exported how many. Keep it no longer than you need it.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="button" onClick={() => void run('csv')}>
          Table (CSV)
        </Button>
        <Button type="button" look="outline" onClick={() => void run('zip')}>
          Table and CVs (ZIP)
        </Button>
      </div>
      <p className="mt-2 text-14 text-ink-2">
        A ZIP holds at most {maxCvs} CVs: of those whose status changed last. For others, choose them in the
        list.
      </p>
      <div role="status" className="mt-4">
        {isRunning && (
          <ProgressBar label={`${state.done} of ${state.of} done`} value={state.done} max={state.of} />
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

function titleOf(source: ExportOf): string {
  if ('job' in source) return 'Export the applicants of this job';
  const [first] = source.people;
  return source.people.length === 1 && first !== undefined
    ? `Export ${first.name}`
    : `Export ${source.people.length} applicants`;
}
