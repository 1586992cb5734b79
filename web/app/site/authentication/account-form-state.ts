import { type FormState, type FormValues, failed } from '../../kit/forms/form-state.ts';
import type { ApiResponse } from './post-to-api.ts';

/** The state of a form on an account page. */
export type AccountFormState = FormState & {
  /** Where to navigate once there was time to read the message. */
  readonly continueTo?: string;
  /** Whether a session has begun, and this is its first page change. */
  readonly hasSession?: true;
};

/** What was typed, except secrets, which no page repeats; the fields themselves still hold them. */
export function openly({
  password: _,
  confirm: __,
  otp: ___,
  code: ____,
  ...values
}: FormValues): FormValues {
  return values;
}

/** The errors of these fields, in their order; if there are none, the API's general message. */
export function refusedForm(response: ApiResponse, names: readonly string[]): FormState {
  const errors = names.flatMap((name) => {
    const message = response.fields[name];
    return message ? [[name, message]] : [];
  });
  if (errors.length > 0) return failed('', { fieldErrors: Object.fromEntries(errors) });
  return failed(`Error: ${Object.values(response.fields)[0] || response.message}`);
}
