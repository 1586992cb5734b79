import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Turn } from '../../../kit/forms/form-state.ts';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TrapField } from '../../../ui/trap-field.tsx';

interface EnquiryFormProps {
  /** The page's own address, with a fragment where the form is far down. */
  action: string;
  turn: Turn;
  children: ReactNode;
  /** Given what is on its way, if anything. */
  buttons: (sending: FormData | undefined) => ReactNode;
}

/** A form that reaches us: what is wrong above the fields, what became of it under the buttons. */
export function EnquiryForm({ action, turn, children, buttons }: EnquiryFormProps) {
  const { state, formData, formMethod } = useNavigation();
  const sending = state !== 'idle' && formMethod === 'POST' ? formData : undefined;
  const said = useRef<HTMLDivElement>(null);
  const told = turn.problems.length === 0 ? turn.outcome : undefined;
  // The button that had focus could not keep it while it was disabled.
  useEffect(() => {
    if (told !== undefined) said.current?.focus();
  }, [told]);
  return (
    // Another form once it was taken: empty, and where it began.
    <Form
      key={turn.outcome?.kind === 'success' ? 'taken' : 'asked'}
      method="post"
      action={action}
      noValidate
      preventScrollReset
      className="flex flex-col gap-6"
    >
      <ErrorSummary errors={turn.problems} />
      {children}
      <TrapField />
      <div className="flex flex-wrap gap-3">{buttons(sending)}</div>
      <div ref={said} role="status" tabIndex={-1}>
        {turn.outcome !== undefined && sending === undefined && (
          <Notice kind={turn.outcome.kind} title={turn.outcome.message} />
        )}
      </div>
    </Form>
  );
}

/** What one field shows after a turn: what was typed, and what to mend. */
export function fieldOf({ typed, problems }: Turn, name: string) {
  return {
    name,
    defaultValue: typed[name] ?? '',
    error: problems.find((problem) => problem.name === name)?.message,
  };
}
