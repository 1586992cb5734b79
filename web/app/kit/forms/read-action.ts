import { asMe } from '../loading/signed-in.ts';
import { type Answer, answerTo } from './action-response.ts';

/** Passed to `call`, `submit` and `download`. */
export interface AsMe {
  readonly fetch: (request: Request) => Promise<Response>;
}

export interface Heard {
  /** The form's intent, where a page has several. */
  readonly intent: string;
  /** All its other fields. */
  readonly typed: Readonly<Record<string, string>>;
  /** Calls the API as the logged-in user, and turns a refusal into words. */
  readonly ask: <Got extends { readonly message: string }>(
    how: (me: AsMe) => Promise<Got>,
  ) => Promise<Answer<Got>>;
}

/** Reads what was submitted to a `clientAction`. */
export async function heard(request: Request): Promise<Heard> {
  const { intent = '', ...typed } = textsIn(await request.formData());
  return { intent, typed, ask: (how) => answerTo(() => how({ fetch: asMe(request) })) };
}

function textsIn(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
