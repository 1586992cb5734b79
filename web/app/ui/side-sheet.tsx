import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import './side-sheet.css';
import { SpriteIcon } from './sprite-icon.tsx';

interface SideSheetProps {
  /** Beside the closing button: who or what it is about. Its heading names the sheet. */
  head: (heading: string) => ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** On narrower screens the sheet lies over the page and keeps the focus inside. */
const narrow = '(width < 64rem)';

/**
 * More about one thing of a page: beside it on a wide screen, where the page stays in use; over it, from the bottom, on
 * a phone. Escape closes it, and the focus returns to what opened it.
 */
export function SideSheet({ head, onClose, children }: SideSheetProps) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const dialog = box.current;
    if (dialog === null) return;
    const isNarrow = matchMedia(narrow);
    const open = () => {
      if (dialog.open) dialog.close();
      if (isNarrow.matches) dialog.showModal();
      else dialog.show();
    };
    open();
    isNarrow.addEventListener('change', open);
    return () => {
      isNarrow.removeEventListener('change', open);
      dialog.close();
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    // A modal dialog closes by itself; a key that a part of it has used is not meant for the sheet.
    if (event.key !== 'Escape' || event.defaultPrevented || box.current?.matches(':modal')) return;
    onClose();
  };
  return (
    <dialog
      ref={box}
      className="side-sheet sheet-beside"
      aria-labelledby={heading}
      onCancel={(event) => {
        // A dialog within this one is cancelled by itself.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onKeyDown={onKeyDown}
    >
      <div className="sheet-top">
        <span className="sheet-handle" aria-hidden />
        <div className="sheet-title">{head(heading)}</div>
        <button type="button" className="sheet-close" onClick={onClose}>
          <SpriteIcon name="x" size={22} />
          <span className="sr-only">Close</span>
        </button>
      </div>
      <div className="side-sheet-body">{children}</div>
    </dialog>
  );
}
