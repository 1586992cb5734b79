import { useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { asMe } from '../../loading/signed-in.ts';
import { answerTo } from '../action-response.ts';
import { fileWithProgress } from './file-with-progress.ts';

/** The state of a file's upload. */
export type UploadState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly name: string; readonly percent: number }
  | { readonly status: 'done'; readonly message: string }
  | { readonly status: 'refused'; readonly message: string };

/** Passed to `call`, which then sends the file. */
export interface WithFile {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly headers: Readonly<Record<string, string>>;
}

interface Upload<Got> {
  readonly file: File;
  /** Why the file need not be sent at all. */
  readonly fault: string | undefined;
  readonly ask: (me: WithFile) => Promise<Got>;
  readonly onDone?: (got: Got) => void;
}

/** Uploads one file at a time, can be cancelled, and revalidates the page when done. */
export function useUpload() {
  const [state, setState] = useState<UploadState>({ status: 'idle' });
  const sending = useRef<AbortController>(undefined);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  async function upload<Got extends { readonly message: string }>({ file, fault, ask, onDone }: Upload<Got>) {
    if (sending.current !== undefined) return;
    if (fault !== undefined) return setState({ status: 'refused', message: fault });
    const controller = new AbortController();
    sending.current = controller;
    setState({ status: 'sending', name: file.name, percent: 0 });
    const onProgress = (percent: number) => setState({ status: 'sending', name: file.name, percent });
    const send = fileWithProgress(file, { onProgress, signal: controller.signal });
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    try {
      const fetch = asMe(new Request(location.href), send);
      const answer = await answerTo(() => ask({ fetch, headers }));
      setState({ status: answer.status === 'done' ? 'done' : 'refused', message: answer.message });
      if (answer.status !== 'done') return;
      onDone?.(answer.got);
      await revalidate();
    } catch (error) {
      if (controller.signal.aborted) return setState({ status: 'refused', message: cancelled });
      if (!(error instanceof Response)) throw error;
      await navigate(error.headers.get('Location') ?? '/login');
    } finally {
      sending.current = undefined;
    }
  }

  return {
    state,
    upload,
    refuse: (message: string) => setState({ status: 'refused', message }),
    cancel: () => sending.current?.abort(),
    /** A message about the upload is out of date once another action was taken. */
    forget: () => sending.current ?? setState({ status: 'idle' }),
  };
}

const cancelled = 'Cancelled. Nothing was changed.';
