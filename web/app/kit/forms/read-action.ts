import { asMe } from '../loading/signed-in.ts';
import { type FieldErrors, type FormState, type FormValues, formValues } from './form-state.ts';
import { formStateOf } from './form-state-of.ts';

/** Passed to `call`, `submit` and `download`. */
export interface AsMe {
  readonly fetch: (request: Request) => Promise<Response>;
}

/** What was submitted to a `clientAction`. */
export interface ActionRequest {
  /** Which of the page's actions. */
  readonly intent: string;
  /** All other text fields. */
  readonly values: FormValues;
  /** Calls the API as the logged-in user, and turns a refusal into words. */
  readonly callApi: <Result extends { readonly message: string }>(
    send: (me: AsMe) => Promise<Result>,
  ) => Promise<FormState<Result>>;
}

/** Reads what was submitted to a `clientAction`. */
export async function readAction(request: Request): Promise<ActionRequest> {
  const { intent = '', ...values } = formValues(await request.formData());
  return {
    intent,
    values,
    callApi: async (send) => {
      const formState = await formStateOf(() => send({ fetch: asMe(request) }));
      return { ...formState, fieldErrors: inFormOrder(formState.fieldErrors, Object.keys(values)) };
    },
  };
}

/** The server names the fields in an order of its own; a form is corrected from its top. */
function inFormOrder(errors: FieldErrors, fields: readonly string[]): FieldErrors {
  const place = (name: string) => (fields.includes(name) ? fields.indexOf(name) : fields.length);
  return Object.fromEntries(Object.entries(errors).sort(([a], [b]) => place(a) - place(b)));
}
