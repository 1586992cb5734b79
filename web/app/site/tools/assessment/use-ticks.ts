import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { keep, rehydrated } from '../../../kit/page/browser-store.ts';

interface Ticks {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly done: number;
  readonly note: () => void;
}

/**
 * Stores a form's ticks in the browser. The checkboxes are uncontrolled: one ticked before hydration stays
 * ticked.
 */
export function useTicks(): Ticks {
  const form = useRef<HTMLFormElement>(null);
  const [done, setDone] = useState(0);
  const note = useCallback(() => {
    const ticked = boxesOf(form.current).filter(({ checked }) => checked);
    setDone(ticked.length);
    keep({ ticked: ticked.map(({ value }) => value) });
  }, []);
  useEffect(() => {
    void rehydrated().then(({ ticked }) => {
      for (const box of boxesOf(form.current)) box.checked ||= ticked.includes(box.value);
      note();
    });
  }, [note]);
  return { form, done, note };
}

function boxesOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])];
}
