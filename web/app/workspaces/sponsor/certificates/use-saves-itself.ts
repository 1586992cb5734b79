import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FormState } from '../../../kit/forms/form-state.ts';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';

const restMs = 800;

export interface SavesItself {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Saves soon, once nothing more is typed. */
  readonly onChange: () => void;
  /** Saves at once what is not saved yet: a field is left, or Enter pressed. */
  readonly saveNow: () => void;
  readonly status: 'stored' | 'waiting' | 'saving' | 'refused';
  readonly formState: FormState;
}

/**
 * A form that saves itself while it is filled in, one save after the other: each names the version that the one before
 * made. A page that is left with something unsaved asks first.
 */
export function useSavesItself(intent: string): SavesItself {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isUnsaved, setUnsaved] = useState(false);
  // From the press until the router has taken the save over.
  const [isBeginning, setBeginning] = useState(false);
  const { send, sending: isSent, formState } = useAction();
  const sending = isSent || isBeginning;
  useEffect(() => {
    if (isSent) setBeginning(false);
  }, [isSent]);
  const saveNow = () => {
    clearTimeout(timer.current);
    if (form.current === null || sending || !isUnsaved) return;
    setUnsaved(false);
    setBeginning(true);
    const values = new FormData(form.current);
    for (const [name, value] of actionForm(intent)) values.set(name, value);
    send(values);
  };
  const latestSave = useRef(saveNow);
  useEffect(() => {
    latestSave.current = saveNow;
  });
  // What was typed during a save is saved after it.
  useEffect(() => {
    if (!isUnsaved || sending) return;
    timer.current = setTimeout(() => latestSave.current(), restMs);
    return () => clearTimeout(timer.current);
  }, [isUnsaved, sending]);
  const isWaiting = isUnsaved || sending;
  useEffect(() => {
    if (!isWaiting) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isWaiting]);
  const onChange = () => {
    setUnsaved(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latestSave.current(), restMs);
  };
  const restStatus = formState.status === 'error' ? 'refused' : 'stored';
  return {
    form,
    onChange,
    saveNow,
    status: sending ? 'saving' : isUnsaved ? 'waiting' : restStatus,
    formState,
  };
}
