import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The `ref` of a native dialog that is open for as long as it is drawn. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const box = useRef<HTMLDialogElement>(null);
  // Before the paint, and before it is taken away: only a dialog that is closed gives focus back.
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return box;
}
