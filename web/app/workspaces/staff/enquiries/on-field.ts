import type { FormState } from '../../../kit/forms/form-state.ts';

/**
 * The contract names both fields `text`; this page has two such forms, so each field has a name of its own.
 */
export function onField<Result>(name: string, formState: FormState<Result>): FormState<Result> {
  const { text, ...others } = formState.fieldErrors;
  return text === undefined ? formState : { ...formState, fieldErrors: { ...others, [name]: text } };
}
