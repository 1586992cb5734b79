import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { keep, rehydrated } from '../../../kit/page/browser-store.ts';

interface Ticks {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly done: number;
  readonly note: () => void;
}

/**
 * Stores a form's ticks in the browser, under the name of their list. The checkboxes are uncontrolled: one
 * ticked before hydration stays ticked.
 */
export function useTicks(list: 'ticked' | 'inHand' = 'ticked'): Ticks {
  const form = useRef<HTMLFormElement>(null);
  const [done, setDone] = useState(0);
  const note = useCallback(() => {
    const ticked = boxesOf(form.current).filter(({ checked }) => checked);
    setDone(ticked.length);
    keep({ [list]: ticked.map(({ value }) => value) });
  }, [list]);
  useEffect(() => {
    void rehydrated().then((kept) => {
      for (const box of boxesOf(form.current)) box.checked ||= kept[list].includes(box.value);
      note();
    });
  }, [note, list]);
  return { form, done, note };
}

function boxesOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])];
}
