import { type FormEvent, type ReactNode, useCallback } from 'react';
import { Form, useLocation, useSubmit } from 'react-router';

const writtenYear = /^(19|20|21)\d\d-/;

/** The form's own mark on a history entry: the answers came from typing, so the form keeps what it shows. */
function formOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('form' in state)) return undefined;
  return typeof state.form === 'string' ? state.form : undefined;
}

/** Whether the page shows answers the reader has just changed, rather than ones opened by an address. */
export function useJustAnswered(): boolean {
  return formOf(useLocation().state) !== undefined;
}

/**
 * A form whose answers are the address: it sends itself with GET, so it works without scripts. With scripts
 * each changed answer asks again at once, in place: focus, scroll and history stay where they were.
 */
export function AnswerForm({ className, children }: { className?: string; children: ReactNode }) {
  const submit = useSubmit();
  const { key, state } = useLocation();
  const form = formOf(state) ?? key;
  const answerAgain = useCallback(
    (event: FormEvent<HTMLFormElement>) => {
      const { target, currentTarget } = event;
      if (!readyToAsk(target, event.type)) return;
      submit(currentTarget, { replace: true, preventScrollReset: true, state: { form } });
    },
    [submit, form],
  );
  return (
    <Form
      key={form}
      method="get"
      replace
      preventScrollReset
      noValidate
      className={className}
      onChange={answerAgain}
      onBlur={answerAgain}
    >
      {children}
    </Form>
  );
}

/** Choices ask at once, a day when it is whole, text when it is left. */
function readyToAsk(target: EventTarget, event: string): boolean {
  if (target instanceof HTMLSelectElement) return event === 'change';
  if (!(target instanceof HTMLInputElement)) return false;
  if (target.type === 'date')
    return event === 'change' && (target.value === '' || writtenYear.test(target.value));
  if (target.type === 'text') return event === 'blur' && target.value !== target.defaultValue;
  return event === 'change';
}
