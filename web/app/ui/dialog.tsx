import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import './dialog.css';

/**
 * A native dialog, open for as long as it is drawn: the browser keeps focus inside, closes it with Escape, and gives
 * focus back to what opened it.
 */
export function Dialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Before the paint, and before it is taken away: only a dialog that is closed gives focus back.
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog ref={box} className="dialog" aria-labelledby={heading} onCancel={onClose}>
      <h2 id={heading} className="text-22">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
