import { undoSeconds } from '@portway/contracts/hiring/employer-applications/undo-seconds';
import { Mail } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { offerPath } from './applicant-words.ts';

interface UndoBarProps {
  message: string;
  /** Someone who was moved to Offer: the offer is what comes next. */
  offerTo?: string | undefined;
  onUndo: () => void;
  /** It can no longer be undone. */
  onOver: () => void;
}

/** Ten seconds in which a move or a rejection can be undone: nobody has been told. */
export function UndoBar({ message, offerTo, onUndo, onOver }: UndoBarProps) {
  const [secondsLeft, setSecondsLeft] = useState<number>(undoSeconds);
  useEffect(() => {
    const end = Date.now() + undoSeconds * 1000;
    const timer = setInterval(() => {
      const seconds = Math.ceil((end - Date.now()) / 1000);
      setSecondsLeft(Math.max(0, seconds));
      if (seconds <= 0) onOver();
    }, 250);
    return () => clearInterval(timer);
  }, [onOver]);
  return (
    <div className="undo-bar scheme-dark">
      <Mail size={20} aria-hidden />
      <p role="status">{message}</p>
      {offerTo !== undefined && <Link to={offerPath(offerTo)}>Make the offer</Link>}
      <button type="button" onClick={onUndo}>
        Undo<span aria-hidden>, {secondsLeft} s</span>
      </button>
      <span className="undo-line" aria-hidden />
    </div>
  );
}
