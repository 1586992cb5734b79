import { ChevronUp, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import '../../../../../ui/side-sheet.css';
import './rules.css';
import { Tag } from '../../../../../ui/tag.tsx';

interface RulesSheetProps {
  /** The verdict in a few words, for the bar of a phone. */
  title: string;
  phrases: number;
  children: ReactNode;
}

/**
 * Beside the text on a wide screen, under it on a narrow one; on a phone a bar keeps the verdict in sight, and opens
 * the same part as a sheet over the text.
 */
export function RulesSheet({ title, phrases, children }: RulesSheetProps) {
  const box = useRef<HTMLDialogElement>(null);
  const open = () => {
    box.current?.close();
    box.current?.showModal();
  };
  // Closed, it goes back to its place on the page. Its closing is told of late: it may be open as a sheet by then.
  const settle = () => {
    if (box.current?.open === false) box.current.show();
  };
  return (
    <>
      <dialog
        ref={box}
        open
        className="side-sheet rules-sheet"
        aria-label="What the rules say"
        onClose={settle}
      >
        <div className="side-sheet-head">
          <p>What the rules say</p>
          <button type="button" onClick={() => box.current?.close()}>
            <X size={22} aria-hidden />
            <span className="sr-only">Close</span>
          </button>
        </div>
        <div className="side-sheet-body">{children}</div>
      </dialog>
      <button type="button" className="rules-bar" onClick={open}>
        <b>{title}</b>
        {phrases > 0 && <Tag look="rose">{phrases === 1 ? '1 phrase' : `${phrases} phrases`}</Tag>}
        <ChevronUp size={20} aria-hidden />
      </button>
    </>
  );
}
