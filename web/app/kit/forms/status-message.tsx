import { type ButtonHTMLAttributes, useEffect, useRef } from 'react';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Answer } from './action-response.ts';

/**
 * The outcome, announced when it arrives. Takes focus when the focused element was removed. Where the page
 * itself shows success, the message is only announced (`seen={false}`).
 */
export function StatusMessage({ answer, seen = true }: { answer: Answer | undefined; seen?: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer !== undefined && document.activeElement === document.body) box.current?.focus();
  }, [answer]);
  return (
    <div ref={box} role="status" tabIndex={-1} className="told">
      {answer?.status === 'done' &&
        (seen ? (
          <Notice kind="success" title={answer.message} />
        ) : (
          <p className="sr-only">{answer.message}</p>
        ))}
      {answer?.status === 'refused' && <Notice kind="error" title={answer.message} />}
    </div>
  );
}

interface AskButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  sending: boolean;
  children: string;
}

/** Shows that it is busy and keeps focus; the caller must prevent a second submission. */
export function AskButton({ sending, children, ...rest }: AskButtonProps) {
  return (
    <Button aria-disabled={sending || undefined} {...rest}>
      {sending ? 'One moment…' : children}
    </Button>
  );
}
