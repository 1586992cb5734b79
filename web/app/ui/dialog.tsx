import { type ReactNode, useId } from 'react';
import './dialog.css';
import { useModal } from './use-modal.ts';

/**
 * A native dialog, open while it is rendered: the browser keeps focus inside, closes it on Escape, and
 * returns focus to what opened it.
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
  const box = useModal();
  const heading = useId();
  return (
    <dialog ref={box} className="dialog" aria-labelledby={heading} onCancel={onClose}>
      <h2 id={heading} className="text-22">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
