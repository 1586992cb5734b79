import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { keep, rehydrated } from '../../../../kit/page/browser-store.ts';

interface Ticks {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly done: number;
  /** The ids that are ticked; undefined until those of before are read. */
  readonly ticked: readonly string[] | undefined;
  readonly note: () => void;
}

/**
 * Stores a form's ticks in the browser, under the name of their list. The checkboxes are uncontrolled: one
 * ticked before hydration stays ticked.
 */
export function useTicks(list: 'ticked' | 'inHand' = 'ticked'): Ticks {
  const form = useRef<HTMLFormElement>(null);
  const [ticked, setTicked] = useState<readonly string[]>();
  const note = useCallback(() => {
    const boxes = boxesOf(form.current).filter((box) => box.checked);
    const ids = boxes.map(({ value }) => value);
    setTicked(ids);
    keep({ [list]: ids });
  }, [list]);
  useEffect(() => {
    void rehydrated().then((state) => {
      for (const box of boxesOf(form.current)) box.checked ||= state[list].includes(box.value);
      note();
    });
  }, [note, list]);
  return { form, done: ticked?.length ?? 0, ticked, note };
}

function boxesOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])];
}
