import { type FormEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Form, useLocation, useSubmit } from 'react-router';
import { useIsHydrating } from './use-is-hydrating.ts';
import './answer-form.css';

const writtenYear = /^(19|20|21)\d\d-/;

interface Mark {
  /** The history entry at which this form was opened: it keeps its values until another entry opens it. */
  form: string;
  by: 'change' | 'button';
}

/** The form's mark on a history entry, when its answers came from the form rather than from a link. */
function markOf(state: unknown): Mark | undefined {
  if (typeof state !== 'object' || state === null || !('form' in state) || !('by' in state)) return undefined;
  const { form, by } = state;
  return typeof form === 'string' && (by === 'change' || by === 'button') ? { form, by } : undefined;
}

export interface Submission {
  /** `opened` by an address, by a `change` of one answer, or by the `button`. */
  by: 'opened' | Mark['by'];
  /** Changes with each press of the button, so that messages are announced again. */
  attempt: string;
}

/** How the page got its current answers. */
export function useSubmission(): Submission {
  const { key, state } = useLocation();
  // A reloaded page keeps its mark in the history state, which the server that rendered it could not know.
  const waking = useIsHydrating();
  const by = waking ? 'opened' : (markOf(state)?.by ?? 'opened');
  return { by, attempt: by === 'change' ? 'change' : key };
}

/**
 * A form whose answers are in the address: it submits with GET, so it works without scripts. With scripts,
 * each changed answer submits at once, in place: focus, scroll position and history stay as they are.
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

/** A suggestion replaced what was typed: the browser's, or one of our own. */
function isReplacement(event: Event): boolean {
  return event instanceof InputEvent && event.inputType === 'insertReplacementText';
}

/**
 * Choices submit at once, a date when it is complete, text when its field is left or a suggestion replaces
 * it.
 */
function readyToAsk(target: EventTarget, event: string): boolean {
  if (target instanceof HTMLSelectElement) return event === 'change';
  if (!(target instanceof HTMLInputElement)) return false;
  if (target.type === 'date')
    return event === 'change' && (target.value === '' || writtenYear.test(target.value));
  if (target.type === 'text')
    return (event === 'blur' || event === 'replaced') && target.value !== target.defaultValue;
  return event === 'change';
}

/**
 * Whether an answer was changed before the page hydrated, or restored by the browser. A field with focus can
 * wait.
 */
function hasOtherAnswers(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field === document.activeElement && !isChoice(field)) return false;
    if (field instanceof HTMLSelectElement)
      return [...field.options].some((option) => option.defaultSelected && !option.selected);
    if (field instanceof HTMLTextAreaElement)
      return field.value !== field.defaultValue.replaceAll(/\r\n?/g, '\n');
    if (!(field instanceof HTMLInputElement)) return false;
    if (isChoice(field)) return field.checked !== field.defaultChecked;
    // The browser itself empties an invalid date.
    return field.value !== field.defaultValue && (field.type !== 'date' || field.value !== '');
  });
}

function isChoice(field: Element): boolean {
  return field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');
}
