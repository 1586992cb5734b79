import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import '../../ui/dialog.css';
import type { Answer } from './action-response.ts';

export interface Asking<Got> {
  /** Submits this to the page's own `clientAction`. */
  readonly send: (form: FormData) => void;
  readonly sending: boolean;
  /** Undefined while a submission is in flight. */
  readonly answer: Answer<Got> | undefined;
  /** Render this somewhere: the dialog in which the user reauthenticates when the server requires it. */
  readonly identity: ReactNode;
}

/**
 * Submits to the page's `clientAction`. Where the server requires reauthentication, asks for it, then
 * repeats.
 */
export function useAction<Got = unknown>(onDone?: (got: Got, sent: FormData) => void): Asking<Got> {
  const fetcher = useFetcher<Answer<Got>>();
  const sent = useRef<FormData>(undefined);
  const [declined, setDeclined] = useState(false);
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  const send = (form: FormData) => {
    sent.current = form;
    setDeclined(false);
    void fetcher.submit(form, { method: 'post' });
  };
  useTold(answer, (got) => sent.current && onDone?.(got, sent.current));
  const unproved = answer?.status === 'unproved';
  return {
    send,
    sending: fetcher.state !== 'idle',
    answer: unproved ? (declined ? nothingChanged : undefined) : answer,
    identity: unproved && !declined && (
      <Suspense>
        <IdentityDialog
          why={answer.message}
          onProved={() => sent.current && send(sent.current)}
          onDeclined={() => setDeclined(true)}
        />
      </Suspense>
    ),
  };
}

/** Rarely needed, so loaded on demand. Lazy chunks load no style sheet, so its styles are imported here. */
const IdentityDialog = lazy(async () => ({
  default: (await import('./identity-dialog.tsx')).IdentityDialog,
}));

const nothingChanged = {
  status: 'refused',
  message: 'Nothing was changed, because you did not confirm that it is you.',
  fields: {},
} as const;

/** Calls back once for each successful response. */
function useTold<Got>(answer: Answer<Got> | undefined, onDone: (got: Got) => void) {
  const told = useRef<Answer<Got>>(undefined);
  useEffect(() => {
    if (answer === undefined || answer === told.current) return;
    told.current = answer;
    if (answer.status === 'done') onDone(answer.got);
  }, [answer, onDone]);
}

/** What is submitted: an intent, on which the page's `clientAction` switches, and its fields. */
export function asked(intent: string, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent, ...fields })) form.set(name, value);
  return form;
}
