import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The `ref` of a native dialog that is open while it is rendered. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const box = useRef<HTMLDialogElement>(null);
  // Opened before the paint, and closed before removal: only closing a dialog returns the focus.
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return box;
}
