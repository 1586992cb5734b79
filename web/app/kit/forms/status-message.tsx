import { type ButtonHTMLAttributes, useEffect, useRef } from 'react';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Answer } from './action-response.ts';

/**
 * What became of it, read out when it comes. Focus whose place is gone with what was removed comes here. What the page
 * shows by itself that it is done is only read out (`seen={false}`).
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

/** Says that it is at work, and keeps focus meanwhile: whoever asks sees to it that nothing goes twice. */
export function AskButton({ sending, children, ...rest }: AskButtonProps) {
  return (
    <Button aria-disabled={sending || undefined} {...rest}>
      {sending ? 'One moment…' : children}
    </Button>
  );
}
