import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import type { AccountTurn } from './account-turn.ts';

interface AccountFormProps {
  turn: AccountTurn;
  /** What its button says. */
  button: string;
  children: ReactNode;
  /** A way out of what went wrong, below what is said of it. */
  wayOut?: ReactNode;
}

/** A form of the account pages: what is wrong above the fields, what became of it in the place of the button. */
export function AccountForm({ turn, button, children, wayOut }: AccountFormProps) {
  const sending = useSending();
  const { problems, outcome, onward } = turn;
  const form = useFocusAgain(problems);
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      onSubmit={useSendOnce()}
      className="flex flex-col gap-6"
    >
      <NeedsScripts />
      <ErrorSummary errors={problems} />
      {children}
      {/* Once it is done, nothing is left to press twice. */}
      {onward === undefined && (
        <SendButton sending={sending} className="w-full">
          {button}
        </SendButton>
      )}
      <Said outcome={sending ? undefined : outcome}>{wayOut}</Said>
    </Form>
  );
}

/** Said where no scripts run: the page is there, and can do nothing. */
export function NeedsScripts() {
  return (
    <noscript>
      <Notice kind="warning" title="This page needs JavaScript">
        Your browser keeps the key to your session, and it takes a script to do so. Switch JavaScript on for
        this site, then load the page again.
      </Notice>
    </noscript>
  );
}

/** The summary takes focus when it appears; what is still wrong the next time is read out as well. */
function useFocusAgain(problems: AccountTurn['problems']) {
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problems.length > 0) box.current?.querySelector<HTMLElement>('[role=alert]')?.focus();
  }, [problems]);
  return box;
}

/** Whether a form of this page is on its way. */
export function useSending(): boolean {
  const { state, formMethod } = useNavigation();
  return state !== 'idle' && formMethod === 'POST';
}

/** Lets a form go once at a time: a double click is quicker than the button that is about to be disabled. */
export function useSendOnce() {
  const sending = useSending();
  const gone = useRef(false);
  // After every draw: a form that is refused here, without a call, is back before it was seen on its way.
  useEffect(() => {
    if (!sending) gone.current = false;
  });
  return (event: FormEvent) => {
    if (gone.current) event.preventDefault();
    gone.current = true;
  };
}

/** What became of a form. It takes focus: the button that had it is gone, or was disabled meanwhile. */
function Said({ outcome, children }: { outcome: AccountTurn['outcome']; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome !== undefined) box.current?.focus();
  }, [outcome]);
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      // Empty, it must not hold the place of a line.
      className={outcome === undefined ? '-mt-6' : 'rounded-16'}
    >
      {outcome !== undefined && (
        <Notice kind={outcome.kind} title={outcome.message}>
          {children}
        </Notice>
      )}
    </div>
  );
}
