import { type FormEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Form, useLocation, useSubmit } from 'react-router';
import { useIsHydrating } from './use-is-hydrating.ts';

const writtenYear = /^(19|20|21)\d\d-/;

interface Mark {
  /** The history entry at which this form was opened: it keeps what it shows until another one is. */
  form: string;
  by: 'change' | 'button';
}

/** The form's own mark on a history entry, when its answers came from the form rather than from an address. */
function markOf(state: unknown): Mark | undefined {
  if (typeof state !== 'object' || state === null || !('form' in state) || !('by' in state)) return undefined;
  const { form, by } = state;
  return typeof form === 'string' && (by === 'change' || by === 'button') ? { form, by } : undefined;
}

export interface Asked {
  /** `opened` by an address, by a `change` of one answer, or by the `button`. */
  by: 'opened' | Mark['by'];
  /** Another for each press of the button, so that what it says is said again. */
  attempt: string;
}

/** How the answers on the page came. */
export function useAsked(): Asked {
  const { key, state } = useLocation();
  // A page loaded anew keeps its mark in the history; the server, which drew it, knew of none.
  const waking = useIsHydrating();
  const by = waking ? 'opened' : (markOf(state)?.by ?? 'opened');
  return { by, attempt: by === 'change' ? 'change' : key };
}

/**
 * A form whose answers are the address: it sends itself with GET, so it works without scripts. With scripts
 * each changed answer asks again at once, in place: focus, scroll and history stay where they were.
 */
export function AnswerForm({ className, children }: { className?: string; children: ReactNode }) {
  const submit = useSubmit();
  const { key, state } = useLocation();
  const form = markOf(state)?.form ?? key;
  const askAgain = useCallback(
    ({ target, type, nativeEvent, currentTarget }: FormEvent<HTMLFormElement>) => {
      if (!readyToAsk(target, isReplacement(nativeEvent) ? 'replaced' : type)) return;
      submit(currentTarget, { replace: true, preventScrollReset: true, state: { form, by: 'change' } });
    },
    [submit, form],
  );
  const asking = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (asking.current === null || !hasOtherAnswers(asking.current)) return;
    submit(asking.current, { replace: true, preventScrollReset: true, state: { form, by: 'change' } });
  }, [submit, form]);
  return (
    <Form
      key={form}
      ref={asking}
      method="get"
      replace
      preventScrollReset
      noValidate
      state={{ form, by: 'button' }}
      className={className}
      onChange={askAgain}
      onInput={askAgain}
      onBlur={askAgain}
    >
      {children}
    </Form>
  );
}

/** A suggestion was chosen in place of what was typed: the browser's, or one of our own. */
function isReplacement(event: Event): boolean {
  return event instanceof InputEvent && event.inputType === 'insertReplacementText';
}

/** Choices ask at once, a day when it is whole, text when it is left or replaced by a suggestion. */
function readyToAsk(target: EventTarget, event: string): boolean {
  if (target instanceof HTMLSelectElement) return event === 'change';
  if (!(target instanceof HTMLInputElement)) return false;
  if (target.type === 'date')
    return event === 'change' && (target.value === '' || writtenYear.test(target.value));
  if (target.type === 'text')
    return (event === 'blur' || event === 'replaced') && target.value !== target.defaultValue;
  return event === 'change';
}

/** Whether an answer was changed before the page woke, or brought back by the browser. One in hand can wait. */
function hasOtherAnswers(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field === document.activeElement && !isChoice(field)) return false;
    if (field instanceof HTMLSelectElement)
      return [...field.options].some((option) => option.defaultSelected && !option.selected);
    if (field instanceof HTMLTextAreaElement)
      return field.value !== field.defaultValue.replaceAll(/\r\n?/g, '\n');
    if (!(field instanceof HTMLInputElement)) return false;
    if (isChoice(field)) return field.checked !== field.defaultChecked;
    // The browser itself empties a day that is none.
    return field.value !== field.defaultValue && (field.type !== 'date' || field.value !== '');
  });
}

function isChoice(field: Element): boolean {
  return field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');
}
