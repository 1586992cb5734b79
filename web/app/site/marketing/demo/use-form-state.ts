import { useEffect, useRef } from 'react';
import { type FormState, type FormValues, idle } from '../../../kit/forms/form-state.ts';

/** The form's state. Choosing another day or zone clears its messages but keeps what was typed. */
export function useFormState<State extends FormState>(
  submitted: State | FormState<never> | undefined,
): State | FormState<never> {
  const values = useRef<FormValues>({});
  useEffect(() => {
    if (submitted) values.current = submitted.values;
  }, [submitted]);
  return submitted ?? { ...idle, values: values.current };
}
