import { type FormState, type FormValues, formValues, succeeded } from '../../../kit/forms/form-state.ts';
import { type AccountFormState, openly, refusedForm } from '../account-form-state.ts';
import { storeEmail } from '../browser-storage.ts';
import { withNext } from '../continue-to.ts';
import { postToApi } from '../post-to-api.ts';

const names = ['role', 'organizationName', 'website', 'industry', 'fullName', 'email', 'password'] as const;
/** Fields for recruiters only; hidden and not sent otherwise. */
const ofRecruiters = ['organizationName', 'website', 'industry'];

/**
 * What was typed last, without the password, so that it is there when the user comes back to correct the
 * address.
 */
let lastValues: FormValues = {};
export const typedBefore = (): FormValues => lastValues;

/** Creates an account and returns the form's state. */
export async function signUp(request: Request): Promise<AccountFormState> {
  const values = formValues(await request.formData());
  lastValues = openly(values);
  const response = await postToApi('/api/auth/signup', signUpBody(values));
  if (!response.ok)
    return { ...refusedSignUp(refusedForm(response, names), response.message), values: lastValues };
  storeEmail((values.email ?? '').trim());
  return {
    ...succeeded(response.message, undefined),
    values: lastValues,
    continueTo: withNext('/otp', new URL(request.url).searchParams),
  };
}

/** Trims everything but the password; empty fields are not sent. */
export function signUpBody(values: FormValues): FormValues {
  const skipped = values.role === 'recruiter' && !values.invitation ? [] : ofRecruiters;
  const body = [...names, 'invitation'].flatMap((name) => {
    const text = name === 'password' ? values[name] : values[name]?.trim();
    return text && !skipped.includes(name) ? [[name, text]] : [];
  });
  return Object.fromEntries(body);
}

/** The form once a role is chosen: what asked for it goes, and so does the message if that was all it was about. */
export function withoutRoleError(formState: AccountFormState): AccountFormState {
  const { role, ...fieldErrors } = formState.fieldErrors;
  if (role === undefined || formState.status === 'success') return formState;
  const isLast = Object.keys(fieldErrors).length === 0;
  return { ...formState, fieldErrors, message: isLast ? '' : formState.message };
}

/** The specification requires an error message below the form in addition to those of the fields. */
function refusedSignUp(formState: FormState, message: string): FormState {
  return formState.message === '' ? { ...formState, message: `Error: ${message}` } : formState;
}
