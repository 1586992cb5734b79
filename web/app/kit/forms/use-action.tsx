import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { laterDialog } from '../loading/later-dialog.tsx';
import { type FormState, failed, idle } from './form-state.ts';

export interface Action<Result> {
  /** Submits this to the page's own `clientAction`. */
  readonly send: (form: FormData) => void;
  readonly sending: boolean;
  /** Idle before the first submission and while one is in flight. */
  readonly formState: FormState<Result>;
  /** Render this somewhere: the dialog in which the user reauthenticates when the server requires it. */
  readonly reauthDialog: ReactNode;
}

/**
 * Submits to the page's `clientAction`, or to that of the page at `action`. Where the server requires
 * reauthentication, asks for it, then repeats.
 */
export function useAction<Result = unknown>(
  onSuccess?: (result: Result, form: FormData) => void,
  action?: string,
): Action<Result> {
  const fetcher = useFetcher<FormState<Result>>();
  const lastForm = useRef<FormData>(undefined);
  const [declined, setDeclined] = useState(false);
  const formState = fetcher.state === 'idle' ? (fetcher.data ?? idle) : idle;
  const send = (form: FormData) => {
    lastForm.current = form;
    setDeclined(false);
    void fetcher.submit(form, { method: 'post', ...(action !== undefined && { action }) });
  };
  useSuccess(formState, (result) => lastForm.current && onSuccess?.(result, lastForm.current));
  const needsReauth = formState.status === 'reauth';
  return {
    send,
    sending: fetcher.state !== 'idle',
    formState: needsReauth ? (declined ? nothingChanged : idle) : formState,
    reauthDialog: needsReauth && !declined && (
      <ReauthDialog
        why={formState.message}
        onConfirmed={() => lastForm.current && send(lastForm.current)}
        onDeclined={() => setDeclined(true)}
      />
    ),
  };
}

/** Rarely needed, so loaded on demand.  */
const ReauthDialog = laterDialog(
  async () => (await import('./reauth-dialog.tsx')).ReauthDialog,
  ({ onDeclined }) => onDeclined(),
);

const nothingChanged = failed('Nothing was changed, because you did not confirm that it is you.');

/** Calls back once for each success. */
function useSuccess<Result>(formState: FormState<Result>, onSuccess: (result: Result) => void) {
  const handled = useRef<FormState<Result>>(undefined);
  useEffect(() => {
    if (formState === handled.current) return;
    handled.current = formState;
    if (formState.status === 'success') onSuccess(formState.result);
  }, [formState, onSuccess]);
}

/** What is submitted: an intent, on which the page's `clientAction` switches, and its fields. */
export function actionForm(intent: string, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent, ...fields })) form.set(name, value);
  return form;
}
