import { type FormEvent, type ReactNode, useRef } from 'react';
import type { ButtonLook } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { AskButton, StatusMessage } from './status-message.tsx';
import { useAction } from './use-action.tsx';

interface AskFormProps<Got> {
  /** The intent on which the page's `clientAction` switches. */
  intent: string;
  /** The label of the button. */
  button: string;
  look?: ButtonLook;
  /** Shown beside the button. */
  beside?: ReactNode;
  /** Clears the fields after success. */
  clears?: boolean;
  onDone?: (got: Got, sent: FormData) => void;
  /** Renders the fields: each receives its name and its error. */
  children: (field: FieldOf) => ReactNode;
}

export type FieldOf = <Name extends string>(name: Name) => { name: Name; error: string | undefined };

/**
 * A form that submits one intent to the page's `clientAction` and shows the outcome. Nothing typed is lost.
 */
export function AskForm<Got>({ intent, button, look, beside, clears, onDone, children }: AskFormProps<Got>) {
  const form = useRef<HTMLFormElement>(null);
  const { send, sending, answer, identity } = useAction<Got>((got, sent) => {
    if (clears) form.current?.reset();
    onDone?.(got, sent);
  });
  const fields = answer?.status === 'refused' ? answer.fields : {};
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!sending) send(new FormData(event.currentTarget));
  };
  const problems = Object.entries(fields).map(([name, message]) => ({ name, message }));
  return (
    <>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={ask}
        className="flex flex-col gap-6"
        aria-busy={sending}
      >
        <input type="hidden" name="intent" value={intent} />
        <ErrorSummary errors={problems} />
        {children((name) => ({ name, error: fields[name] }))}
        <div className="flex flex-wrap items-center gap-3">
          <AskButton sending={sending} {...(look && { look })}>
            {button}
          </AskButton>
          {beside}
        </div>
        <StatusMessage answer={problems.length > 0 ? undefined : answer} />
      </form>
      {identity}
    </>
  );
}
