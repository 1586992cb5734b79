/** What the API answered, or what to say when it did not. */
export interface Answer {
  readonly ok: boolean;
  readonly message: string;
  /** Which refusal it is, for the page to act on. */
  readonly code: string;
  /** What is wrong, by field. */
  readonly fields: Readonly<Record<string, string>>;
  /** All of it, for what only one operation answers. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** No answer came. */
export const dropped: Answer = {
  ok: false,
  message: 'Your connection dropped, and nothing was sent. What you typed is still here: try again.',
  code: 'dropped',
  fields: {},
  body: {},
};

type Send = (request: Request) => Promise<Response>;

/**
 * Asks the API from a public page. The typed client of the contracts would bring their schemas along, which weigh as
 * much as a quarter of all that such a page may load; what is wrong with an answer the server says field by field.
 */
export async function askApi(path: string, asked: object, send: Send = fetch): Promise<Answer> {
  const request = new Request(new URL(path, location.href), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(asked),
  });
  try {
    const answer = await send(request);
    return answerIn(answer.ok, await answer.json().catch(() => undefined));
  } catch (error) {
    if (error instanceof Response) throw error;
    return dropped;
  }
}

function answerIn(ok: boolean, body: unknown): Answer {
  const said = isObject(body) ? body : {};
  return {
    ok: ok && isObject(body),
    message: textOf(said.message) || 'Something went wrong',
    code: textOf(said.code),
    fields: Object.fromEntries(
      Object.entries(isObject(said.fields) ? said.fields : {}).map(([name, fault]) => [name, textOf(fault)]),
    ),
    body: said,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
