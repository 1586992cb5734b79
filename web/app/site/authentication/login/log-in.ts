import { type FormValues, failed, formValues, idle, succeeded } from '../../../kit/forms/form-state.ts';
import { keepToken, nextPath } from '../../../kit/loading/signed-in.ts';
import { type AccountFormState, openly, refusedForm } from '../account-form-state.ts';
import { forgetEmail, storeEmail } from '../browser-storage.ts';
import { withNext } from '../continue-to.ts';
import { type ApiResponse, dropped, postToApi } from '../post-to-api.ts';
import { type LogInMethod, readLogInMethod } from './log-in-method.ts';

export type LogInFormState = AccountFormState & {
  /** Show the field for a second factor's code, for the log-in method in progress. */
  readonly codeFor?: LogInMethod;
};

const notKept =
  'Error: Your browser does not let this site keep anything, so it cannot keep you logged in. Allow it, and try again.';

/** Logs in with the method chosen in the form, and returns the form's state. */
export async function logIn(request: Request): Promise<LogInFormState> {
  const values = formValues(await request.formData());
  return { ...(await attempt(request, values)), values: openly(values) };
}

async function attempt({ url }: Request, values: FormValues): Promise<LogInFormState> {
  const way = readLogInMethod(values.way);
  const response = await send(way, values);
  const query = new URL(url).searchParams;
  const { token } = response.body;
  const atCode = values.code !== undefined;
  if (response.ok && typeof token === 'string')
    return { ...letIn(token, query), ...(atCode && { codeFor: way }) };
  if (response.code === 'not-verified')
    return toCode('/otp', { email: values.email, message: response.message }, query);
  if (response.code === 'prove-address') return await proveAddress(values.email, response, query);
  return refused(way, response, atCode);
}

function send(way: LogInMethod, { email = '', password, code }: FormValues): Promise<ApiResponse> {
  const second = code === undefined ? {} : { code };
  if (way === 'passkey') return byPasskey();
  if (way === 'google') return postToApi('/api/auth/google/finish', second);
  return postToApi('/api/auth/login', { email: email.trim(), password, ...second });
}

/** Loaded on demand with its library, because few visitors use it. */
async function byPasskey(): Promise<ApiResponse> {
  try {
    const { askPasskey } = await import('./ask-passkey.ts');
    return await askPasskey();
  } catch {
    return dropped;
  }
}

function letIn(token: string, query: URLSearchParams): LogInFormState {
  try {
    keepToken(token);
  } catch {
    return failed(notKept);
  }
  forgetEmail();
  const continueTo = nextPath(query, '/dashboard');
  return { ...succeeded('Login Successful ✅', undefined), continueTo, hasSession: true };
}

/** Requests the code that a new device needs after others have entered too many wrong passwords. */
async function proveAddress(
  email: string | undefined,
  { message }: ApiResponse,
  query: URLSearchParams,
): Promise<LogInFormState> {
  const mailed = await postToApi('/api/auth/resend-otp', { email: email?.trim(), purpose: 'log-in' });
  if (!mailed.ok) return failed(`Error: ${message} ${mailed.message}`);
  return toCode('/otp?purpose=log-in', { email, message }, query);
}

function toCode(
  path: string,
  { email = '', message }: { readonly email: string | undefined; readonly message: string },
  query: URLSearchParams,
): LogInFormState {
  storeEmail(email.trim());
  return { ...idle, status: 'info', message, continueTo: withNext(path, query) };
}

function refused(way: LogInMethod, response: ApiResponse, atCode: boolean): LogInFormState {
  const { code, message, fields } = response;
  if (code === 'code-needed') return { ...idle, codeFor: way };
  if (code === 'wrong-code' || fields.code !== undefined)
    return { ...failed('', { fieldErrors: { code: fields.code ?? message } }), codeFor: way };
  if (code === 'wrong-login') return failed('', { fieldErrors: { email: message } });
  const formState = refusedForm(response, ['email', 'password']);
  // Keeps the code field visible unless the error belongs to one of the first fields.
  const isOfFields = Object.keys(formState.fieldErrors).length > 0;
  return atCode && !isOfFields ? { ...formState, codeFor: way } : formState;
}
