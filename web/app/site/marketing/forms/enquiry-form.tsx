import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { errorList, type FormState, noticeKind } from '../../../kit/forms/form-state.ts';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TrapField } from '../../../ui/trap-field.tsx';

interface EnquiryFormProps {
  /** The page's own address, with a fragment where the form is far down. */
  action: string;
  formState: FormState;
  /** The fields; a function places the end of the form, its buttons and the result, itself. */
  children: ReactNode | ((end: ReactNode) => ReactNode);
  /** Called with the form data being sent, if any. */
  buttons: (sending: FormData | undefined) => ReactNode;
}

/** A form that is sent to us: errors above the fields, the result under the buttons. */
export function EnquiryForm({ action, formState, children, buttons }: EnquiryFormProps) {
  const { state, formData, formMethod } = useNavigation();
  const sending = state !== 'idle' && formMethod === 'POST' ? formData : undefined;
  const outcome = useRef<HTMLDivElement>(null);
  // The disabled button lost its focus, so the result takes it.
  useEffect(() => {
    const { message, fieldErrors } = formState;
    if (message !== '' && Object.keys(fieldErrors).length === 0) outcome.current?.focus();
  }, [formState]);
  const end = (
    <>
      <TrapField />
      <div className="flex flex-wrap gap-3">{buttons(sending)}</div>
      <div ref={outcome} role="status" tabIndex={-1}>
        {formState.message !== '' && sending === undefined && (
          <Notice kind={noticeKind(formState.status)} title={formState.message} />
        )}
      </div>
    </>
  );
  return (
    // A new key after success: empties the form and resets its fields.
    <Form
      key={formState.status === 'success' ? 'accepted' : 'open'}
      method="post"
      action={action}
      noValidate
      preventScrollReset
      className="flex flex-col gap-6"
    >
      <ErrorSummary errors={errorList(formState.fieldErrors)} />
      {typeof children === 'function' ? (
        children(end)
      ) : (
        <>
          {children}
          {end}
        </>
      )}
    </Form>
  );
}
