import { download } from '@portway/contracts/client';
import { ProblemError, problem } from '@portway/contracts/problem';
import {
  saveWorkersCsvOperation,
  saveWorkersWorkbookOperation,
  type WorkerSheetQuery,
} from '@portway/contracts/sponsor/workers/worker-sheets';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../../kit/loading/save-file.ts';
import { asMe } from '../../../../kit/loading/signed-in.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';

type State = 'idle' | 'making' | { readonly saved: string } | { readonly fault: string };

interface SheetButtonsProps {
  query: WorkerSheetQuery;
  /** Line managers get no report: it is about pay and permission. */
  mayReport: boolean;
}

/** The list as one sees it, as a spreadsheet, as a table and as a dated report. */
export function SheetButtons({ query, mayReport }: SheetButtonsProps) {
  const [state, setState] = useState<State>('idle');
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const save = async (name: string, make: () => Promise<Blob>) => {
    if (state === 'making') return;
    setState('making');
    try {
      saveFile(await make(), name);
      setState({ saved: name });
    } catch (error) {
      if (!stop.current.signal.aborted)
        setState({ fault: error instanceof Error ? error.message : 'Something went wrong. Try again.' });
    }
  };
  const options = () => ({ fetch: asMe(new Request(location.href)), signal: stop.current.signal });
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          type="button"
          onClick={() =>
            void save('workers-list.xlsx', () => download(saveWorkersWorkbookOperation, query, options()))
          }
        >
          Excel (XLSX)
        </Button>
        <Button
          type="button"
          look="outline"
          onClick={() =>
            void save('workers-list.csv', () => download(saveWorkersCsvOperation, query, options()))
          }
        >
          List (CSV)
        </Button>
        {mayReport && (
          <Button
            type="button"
            look="outline"
            onClick={() =>
              void save('sponsored-workers-report.pdf', () => downloadReport(query, stop.current.signal))
            }
          >
            Report (PDF)
          </Button>
        )}
      </div>
      <div role="status" className="mt-3">
        {state === 'making' && <p className="text-15 text-ink-2">Making the file…</p>}
        {typeof state === 'object' && 'saved' in state && (
          <Notice kind="success" title={`${state.saved} is saved with your downloads.`} />
        )}
        {typeof state === 'object' && 'fault' in state && <Notice kind="error" title={state.fault} />}
      </div>
    </>
  );
}

/** Drawn by our server, which asks the API as the user. */
async function downloadReport(query: WorkerSheetQuery, signal: AbortSignal): Promise<Blob> {
  const request = new Request('/dashboard/sponsor/workers-report.pdf', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(query),
    signal,
  });
  const response = await asMe(new Request(location.href))(request);
  if (response.ok) return await response.blob();
  const text = await response.text();
  throw new ProblemError(response.status, problemIn(text));
}

/** A refusal of the API in its words; of the queue of PDFs, in plain text. */
function problemIn(text: string) {
  const outcome = problem.safeParse(jsonIn(text));
  return outcome.success
    ? outcome.data
    : { code: 'busy', message: text.trim().slice(0, 200) || 'Try again.' };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
