/** A response of the API, or an error message when there is none. */
export interface ApiResponse {
  readonly ok: boolean;
  readonly message: string;
  /** The problem's code, for the page to act on. */
  readonly code: string;
  /** Error messages by field. */
  readonly fields: Readonly<Record<string, string>>;
  /** The full body, for what only one operation returns. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** The request failed without a response. */
export const dropped: ApiResponse = {
  ok: false,
  message: 'Your connection dropped, and nothing was sent. What you typed is still here: try again.',
  code: 'dropped',
  fields: {},
  body: {},
};

type Send = (request: Request) => Promise<Response>;

/**
 * Calls the API from a public page. The typed client would bring the contracts' schemas, a quarter of the
 * bytes that such a page may load; the server validates the fields anyway.
 */
export async function postToApi(path: string, body: object, send: Send = fetch): Promise<ApiResponse> {
  const request = new Request(new URL(path, location.href), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
  });
  try {
    const response = await send(request);
    return responseOf(response.ok, await response.json().catch(() => undefined));
  } catch (error) {
    if (error instanceof Response) throw error;
    return dropped;
  }
}

function responseOf(ok: boolean, body: unknown): ApiResponse {
  const record = isObject(body) ? body : {};
  return {
    ok: ok && isObject(body),
    message: textOf(record.message) || 'Something went wrong',
    code: textOf(record.code),
    fields: Object.fromEntries(
      Object.entries(isObject(record.fields) ? record.fields : {}).map(([name, message]) => [
        name,
        textOf(message),
      ]),
    ),
    body: record,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
