import { undoSeconds } from '@portway/contracts/employer-applications/rejections';
import { Mail } from 'lucide-react';
import { useEffect, useState } from 'react';

interface UndoBarProps {
  message: string;
  onUndo: () => void;
  /** It can no longer be undone. */
  onOver: () => void;
}

/** Ten seconds in which a rejection can be undone. */
export function UndoBar({ message, onUndo, onOver }: UndoBarProps) {
  const [left, setLeft] = useState<number>(undoSeconds);
  useEffect(() => {
    const end = Date.now() + undoSeconds * 1000;
    const timer = setInterval(() => {
      const seconds = Math.ceil((end - Date.now()) / 1000);
      setLeft(Math.max(0, seconds));
      if (seconds <= 0) onOver();
    }, 250);
    return () => clearInterval(timer);
  }, [onOver]);
  return (
    <div className="undo-bar scheme-dark">
      <Mail size={20} aria-hidden />
      <p role="status">{message}</p>
      <button type="button" onClick={onUndo}>
        Undo<span aria-hidden>, {left} s</span>
      </button>
      <span className="undo-line" aria-hidden />
    </div>
  );
}
