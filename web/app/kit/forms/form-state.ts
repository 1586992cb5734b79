import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** The text fields of a form, by name. */
export type FormValues = Readonly<Record<string, string>>;

/** What to correct, by field, in the order of the form. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface FormFields {
  /** What the fields show: what was typed, or nothing once it was accepted. */
  readonly values: FormValues;
  readonly fieldErrors: FieldErrors;
}

/**
 * What a form shows before and after it is submitted: one model for forms with and without scripts, public
 * or behind the log-in. `reauth`: the server wants the user to prove who they are, then the form is repeated.
 */
export type FormState<Result = unknown> = FormFields &
  (
    | { readonly status: 'success'; readonly message: string; readonly result: Result }
    | {
        readonly status: 'idle' | 'info' | 'error' | 'reauth';
        /** Empty where the field errors say it all. */
        readonly message: string;
        /** Of the API's response that refused the form. */
        readonly httpStatus?: number;
      }
  );

/** A form that has not been submitted. */
export const idle: FormState<never> = { status: 'idle', message: '', values: {}, fieldErrors: {} };

/** A form that was accepted: its fields are empty again. */
export function succeeded<Result>(message: string, result: Result): FormState<Result> {
  return { status: 'success', message, result, values: {}, fieldErrors: {} };
}

/** A form that was refused, by the server or before it was sent. */
export function failed(
  message: string,
  more: Partial<FormFields> & { httpStatus?: number } = {},
): FormState<never> {
  return { status: 'error', message, values: {}, fieldErrors: {}, ...more };
}

const connectionDropped =
  'Error: Your connection dropped, and nothing was sent. What you typed is still here. Try again.';

/** Submits a public form from the browser: a dropped connection loses nothing that was typed. */
export async function submitFromBrowser<State extends FormState>(
  request: Request,
  serverAction: () => Promise<State>,
): Promise<State | FormState<never>> {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return failed(connectionDropped, { values: formValues(form) });
  }
}

/** The text fields of a form; files are ignored. */
export function formValues(form: FormData): Record<string, string> {
  const pairs = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return Object.fromEntries(pairs);
}

/** Field errors as a list, for `ErrorSummary`. */
export function errorList(fieldErrors: FieldErrors) {
  return Object.entries(fieldErrors).map(([name, message]) => ({ name, message }));
}

/** The attributes of one field; `constraints` are its HTML constraints, by name. */
export function fieldOf(
  { values, fieldErrors }: FormState,
  name: string,
  constraints: Readonly<Record<string, { readonly required: true }>> = {},
) {
  return { name, defaultValue: values[name] ?? '', error: fieldErrors[name], ...constraints[name] };
}

/** How a `Notice` shows a status. */
export function noticeKind(status: FormState['status']): 'success' | 'info' | 'error' {
  return status === 'success' || status === 'info' ? status : 'error';
}

/** Submitting does not change the page's data, and revalidating without a connection would lose it. */
export function notAfterSubmit({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod !== 'POST' && defaultShouldRevalidate;
}
