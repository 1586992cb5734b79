import { useEffect, useRef } from 'react';
import { Notice } from '../../ui/notice.tsx';
import type { FormState } from './form-state.ts';

interface StatusMessageProps {
  state: FormState;
  /** Whether success is also visible; where the page itself shows it, the message is only announced. */
  showsSuccess?: boolean;
}

/** The outcome of an action, announced when it arrives. Takes focus when the focused element was removed. */
export function StatusMessage({ state, showsSuccess = true }: StatusMessageProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.status !== 'idle' && document.activeElement === document.body) box.current?.focus();
  }, [state]);
  return (
    <div ref={box} role="status" tabIndex={-1} className="status-message">
      {state.status === 'success' &&
        (showsSuccess ? (
          <Notice kind="success" title={state.message} />
        ) : (
          <p className="sr-only">{state.message}</p>
        ))}
      {state.status === 'error' && <Notice kind="error" title={state.message} />}
    </div>
  );
}
