import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import '../../ui/dialog.css';
import type { Answer } from './action-response.ts';

export interface Asking<Got> {
  /** Sends this to the page’s own `clientAction`. */
  readonly send: (form: FormData) => void;
  readonly sending: boolean;
  /** Undefined while something is on its way. */
  readonly answer: Answer<Got> | undefined;
  /** Draw it somewhere: the dialog that asks who is there, when the server wants to know. */
  readonly identity: ReactNode;
}

/** Asks the page’s `clientAction`. Where the server wants to know who is there, asks that, and then again. */
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

/** Seldom asked: loaded when it is. A part that comes later brings no sheet, so that stands here. */
const IdentityDialog = lazy(async () => ({
  default: (await import('./identity-dialog.tsx')).IdentityDialog,
}));

const nothingChanged = {
  status: 'refused',
  message: 'Nothing was changed, because you did not confirm that it is you.',
  fields: {},
} as const;

/** Tells once of each answer that it is done. */
function useTold<Got>(answer: Answer<Got> | undefined, onDone: (got: Got) => void) {
  const told = useRef<Answer<Got>>(undefined);
  useEffect(() => {
    if (answer === undefined || answer === told.current) return;
    told.current = answer;
    if (answer.status === 'done') onDone(answer.got);
  }, [answer, onDone]);
}

/** What is sent: an intent, which the page’s `clientAction` switches on, and what goes with it. */
export function asked(intent: string, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent, ...fields })) form.set(name, value);
  return form;
}
