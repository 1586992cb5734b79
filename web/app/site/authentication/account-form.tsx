import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { errorList, type FieldErrors, idle, noticeKind } from '../../kit/forms/form-state.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import { useIsHydrating } from '../../ui/use-is-hydrating.ts';
import type { AccountFormState } from './account-form-state.ts';

interface AccountFormProps {
  formState: AccountFormState;
  /** Label of its button. */
  button: string;
  children: ReactNode;
  /** Help with an error, shown below its message. */
  wayOut?: ReactNode;
}

/** A form of the account pages: errors above the fields, the result in place of the button. */
export function AccountForm({ formState, button, children, wayOut }: AccountFormProps) {
  const sending = useSending();
  const { fieldErrors, continueTo } = formState;
  const form = useFocusAgain(fieldErrors);
  const isHydrating = useHeldForm(form);
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      onSubmit={useSendOnce()}
      data-waits={isHydrating || undefined}
      className="flex flex-col gap-6"
    >
      <NeedsScripts />
      <ErrorSummary errors={errorList(fieldErrors)} />
      {children}
      {/* Removed after success, so that it cannot be pressed twice. */}
      {continueTo === undefined && (
        <SendButton sending={sending} className="w-full in-data-held:cursor-progress in-data-held:opacity-60">
          {button}
        </SendButton>
      )}
      <Outcome formState={sending ? idle : formState} canBeHeld={isHydrating}>
        {wayOut}
      </Outcome>
    </Form>
  );
}

/** Sends a form that was submitted before hydration, which `/wake.js` held. Returns whether it would still be held. */
function useHeldForm(form: RefObject<HTMLFormElement | null>): boolean {
  const isHydrating = useIsHydrating();
  useEffect(() => {
    const element = form.current;
    if (isHydrating || element?.dataset.held === undefined) return;
    delete element.dataset.held;
    element.requestSubmit();
  }, [isHydrating, form]);
  return isHydrating;
}

/** Shown without scripts, which the form needs. */
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

/** The summary takes focus when it appears; moves focus there again after each further failed attempt. */
function useFocusAgain(fieldErrors: FieldErrors) {
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(fieldErrors).length > 0) box.current?.querySelector<HTMLElement>('[role=alert]')?.focus();
  }, [fieldErrors]);
  return box;
}

/** Whether a form on this page is being sent. */
export function useSending(): boolean {
  const { state, formMethod } = useNavigation();
  return state !== 'idle' && formMethod === 'POST';
}

/** Prevents sending twice: a double click is faster than disabling the button. */
export function useSendOnce() {
  const sending = useSending();
  const hasSent = useRef(false);
  // After every render: a form refused in the browser, without a request, never shows as being sent.
  useEffect(() => {
    if (!sending) hasSent.current = false;
  });
  return (event: FormEvent) => {
    if (hasSent.current) event.preventDefault();
    hasSent.current = true;
  };
}

interface OutcomeProps {
  formState: AccountFormState;
  /** Whether the form would be held if it were submitted now. */
  canBeHeld: boolean;
  children: ReactNode;
}

/** Result of a form. It takes focus, because the button that had it is gone or was disabled. */
function Outcome({ formState, canBeHeld, children }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (formState.message !== '') box.current?.focus();
  }, [formState]);
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      // While empty it must not take up a line.
      className={formState.message === '' ? '-mt-6 in-data-held:mt-0' : 'rounded-16'}
    >
      {/* Shown, and so announced, when the form is held. */}
      {canBeHeld && (
        <p className="hidden in-data-held:block">One moment: we will send this once the page is ready.</p>
      )}
      {formState.message !== '' && (
        <Notice kind={noticeKind(formState.status)} title={formState.message}>
          {children}
        </Notice>
      )}
    </div>
  );
}
