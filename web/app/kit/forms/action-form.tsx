import { type FocusEvent, type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { ButtonLook } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { BusyButton } from './busy-button.tsx';
import { type FieldSchemas, fieldErrorIn } from './field-error.ts';
import { errorList, fieldOf, idle } from './form-state.ts';
import { StatusMessage } from './status-message.tsx';
import { useAction } from './use-action.tsx';

let isPressed = false;

function listen(): void {
  addEventListener(
    'pointerdown',
    () => {
      isPressed = true;
    },
    true,
  );
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(
      end,
      () => {
        isPressed = false;
      },
      true,
    );
}

if (typeof window !== 'undefined') listen();

/**
 * Runs a task once nothing is pressed any more: an error that appears while a button is pressed would move the
 * button away from under the pointer, and the click would be lost.
 */
function afterPress(task: () => void): void {
  if (!isPressed) {
    task();
    return;
  }
  // The click is dispatched right after the release.
  addEventListener('pointerup', () => setTimeout(task), { once: true });
}

interface ActionFormProps<Result> {
  /** The intent on which the page's `clientAction` switches. */
  intent: string;
  /** The label of the button. */
  button: string;
  look?: ButtonLook;
  /** Shown beside the button. */
  beside?: ReactNode;
  /** The contract's schema of each field, which checks it when it is left. */
  schemas?: FieldSchemas;
  /** Clears the fields after success. */
  clears?: boolean;
  onSuccess?: (result: Result, form: FormData) => void;
  /** Renders the fields: each receives its name and its error. */
  children: (field: FieldOf) => ReactNode;
}

export type FieldOf = <Name extends string>(name: Name) => { name: Name; error: string | undefined };

/**
 * A form that submits one intent to the page's `clientAction` and shows the outcome. Nothing typed is lost.
 */
export function ActionForm<Result>({
  intent,
  button,
  look,
  beside,
  schemas = {},
  clears,
  onSuccess,
  children,
}: ActionFormProps<Result>) {
  const form = useRef<HTMLFormElement>(null);
  const { errorOf, check, forget } = useFieldChecks(schemas);
  const { send, sending, formState, reauthDialog } = useAction<Result>((result, submittedForm) => {
    if (clears) form.current?.reset();
    onSuccess?.(result, submittedForm);
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    forget();
    send(new FormData(event.currentTarget));
  };
  const errors = errorList(formState.fieldErrors);
  return (
    <>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={submit}
        onBlur={check}
        className="flex flex-col gap-6"
        aria-busy={sending}
      >
        <input type="hidden" name="intent" value={intent} />
        <ErrorSummary errors={errors} />
        {children((name) => ({ name, error: errorOf(name, fieldOf(formState, name).error) }))}
        <div className="flex flex-wrap items-center gap-3">
          <BusyButton sending={sending} {...(look && { look })}>
            {button}
          </BusyButton>
          {beside}
        </div>
        <StatusMessage state={errors.length > 0 ? idle : formState} />
      </form>
      {reauthDialog}
    </>
  );
}

/** Checks each field that is left with something typed in it; an empty one is checked when the form is sent. */
function useFieldChecks(schemas: FieldSchemas) {
  /** Undefined for a field that was checked and is right. */
  const [browserErrors, setBrowserErrors] = useState<Readonly<Record<string, string | undefined>>>({});
  const attempts = useRef(0);
  const check = ({ target }: FocusEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const { name, value } = target;
    const schema = schemas[name];
    if (schema === undefined || value === '') return;
    const attempt = attempts.current;
    afterPress(() => {
      // The form was sent meanwhile: the server says what is wrong.
      if (attempts.current !== attempt) return;
      setBrowserErrors((before) => ({ ...before, [name]: fieldErrorIn(schema, value) }));
    });
  };
  return {
    check,
    forget() {
      attempts.current += 1;
      setBrowserErrors({});
    },
    /** What was found here is newer than what the server said. */
    errorOf: (name: string, fromServer: string | undefined) =>
      Object.hasOwn(browserErrors, name) ? browserErrors[name] : fromServer,
  };
}
