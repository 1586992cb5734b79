import { asMe } from '../loading/signed-in.ts';
import { type Answer, answerTo } from './action-response.ts';

/** Given to `call`, `submit` and `download`. */
export interface AsMe {
  readonly fetch: (request: Request) => Promise<Response>;
}

export interface Heard {
  /** What the form asks for, where a page has several. */
  readonly intent: string;
  /** All else that it holds. */
  readonly typed: Readonly<Record<string, string>>;
  /** Asks the API as whoever is logged in, and puts a refusal into words. */
  readonly ask: <Got extends { readonly message: string }>(
    how: (me: AsMe) => Promise<Got>,
  ) => Promise<Answer<Got>>;
}

/** What a `clientAction` was sent. */
export async function heard(request: Request): Promise<Heard> {
  const { intent = '', ...typed } = textsIn(await request.formData());
  return { intent, typed, ask: (how) => answerTo(() => how({ fetch: asMe(request) })) };
}

function textsIn(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
