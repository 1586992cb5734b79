import { type ReactNode, useEffect, useState } from 'react';
import './undo-bar.css';

interface UndoBarProps {
  message: string;
  /** For how long; the line under it runs for ten. */
  seconds: number;
  /** An icon before the message. */
  icon?: ReactNode;
  /** A way on, such as a link to what comes next. */
  children?: ReactNode;
  onUndo: () => void;
  /** It can no longer be undone. */
  onOver: () => void;
}

/** The seconds in which what was just done can be undone. */
export function UndoBar({ message, seconds, icon, children, onUndo, onOver }: UndoBarProps) {
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.ceil((end - Date.now()) / 1000);
      setSecondsLeft(Math.max(0, rest));
      if (rest <= 0) onOver();
    }, 250);
    return () => clearInterval(timer);
  }, [onOver, seconds]);
  return (
    <div className="undo-bar scheme-dark">
      {icon}
      <p role="status">{message}</p>
      {children}
      <button type="button" onClick={onUndo}>
        Undo<span aria-hidden>, {secondsLeft} s</span>
      </button>
      <span className="undo-line" aria-hidden />
    </div>
  );
}
