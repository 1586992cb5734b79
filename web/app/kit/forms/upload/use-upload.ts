import { useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { asMe } from '../../loading/signed-in.ts';
import { type FormState, failed, idle } from '../form-state.ts';
import { formStateOf } from '../form-state-of.ts';
import { fileWithProgress } from './file-with-progress.ts';

/** The state of a file's upload. */
export type UploadState =
  | FormState
  | { readonly status: 'sending'; readonly name: string; readonly percent: number };

/** Passed to `call`, which then sends the file. */
export interface WithFile {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly headers: Readonly<Record<string, string>>;
}

interface Upload<Result> {
  readonly file: File;
  /** Why the file is not sent at all. */
  readonly error: string | undefined;
  readonly send: (me: WithFile) => Promise<Result>;
  readonly onSuccess?: (result: Result) => void;
}

/** Uploads one file at a time, can be cancelled, and revalidates the page when done. */
export function useUpload() {
  const [state, setState] = useState<UploadState>(idle);
  const sending = useRef<AbortController>(undefined);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  async function upload<Result extends { readonly message: string }>({
    file,
    error,
    send,
    onSuccess,
  }: Upload<Result>) {
    if (sending.current !== undefined) return;
    if (error !== undefined) return setState(failed(error));
    const controller = new AbortController();
    sending.current = controller;
    setState({ status: 'sending', name: file.name, percent: 0 });
    const onProgress = (percent: number) => setState({ status: 'sending', name: file.name, percent });
    const sendFile = fileWithProgress(file, { onProgress, signal: controller.signal });
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    try {
      const fetch = asMe(new Request(location.href), sendFile);
      const formState = await formStateOf(() => send({ fetch, headers }));
      setState(formState);
      if (formState.status !== 'success') return;
      onSuccess?.(formState.result);
      await revalidate();
    } catch (fault) {
      if (controller.signal.aborted) return setState(failed(cancelled));
      if (!(fault instanceof Response)) throw fault;
      await navigate(fault.headers.get('Location') ?? '/login');
    } finally {
      sending.current = undefined;
    }
  }

  return {
    state,
    upload,
    refuse: (message: string) => setState(failed(message)),
    cancel: () => sending.current?.abort(),
    /** A message about the upload is out of date once another action was taken. */
    forget: () => sending.current ?? setState(idle),
  };
}

const cancelled = 'Cancelled. Nothing was changed.';
