import { z } from 'zod';

/** A response, with its JSON parsed. */
export interface TestResponse {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

/** For comparing two responses: each has headers of its own, such as the time. */
export function withoutHeaders({ status, body }: TestResponse): Omit<TestResponse, 'headers'> {
  return { status, body };
}

/** Whatever `fetch` sends as a body. */
type FetchBody = NonNullable<RequestInit['body']>;

type ExtraHeaders = Readonly<Record<string, string>>;

/** What a test calls the API with: paths begin with `/api`, bodies are sent as JSON. */
export interface HttpClient {
  get(path: string, headers?: ExtraHeaders): Promise<TestResponse>;
  post(path: string, body?: unknown, headers?: ExtraHeaders): Promise<TestResponse>;
  put(path: string, body?: unknown, headers?: ExtraHeaders): Promise<TestResponse>;
  patch(path: string, body?: unknown, headers?: ExtraHeaders): Promise<TestResponse>;
  delete(path: string, headers?: ExtraHeaders): Promise<TestResponse>;
  /** Sends a file as it is. */
  upload(path: string, file: FetchBody, options?: UploadOptions): Promise<TestResponse>;
}

export interface UploadOptions {
  readonly method?: 'POST' | 'PUT';
  readonly headers?: ExtraHeaders;
}

const record = z.record(z.string(), z.unknown());

/** A client that sends through `ask`, with these headers on each request. */
export function httpClient(
  ask: (path: string, init?: RequestInit) => Promise<Response>,
  always: ExtraHeaders = {},
): HttpClient {
  async function send(
    method: string,
    path: string,
    { body = null, headers }: { body?: FetchBody | null; headers?: ExtraHeaders | undefined },
  ): Promise<TestResponse> {
    const response = await ask(path, { method, headers: { ...always, ...headers }, body });
    return {
      status: response.status,
      body: record.parse(await response.json()),
      headers: response.headers,
    };
  }
  const withJson = (method: string) => (path: string, body?: unknown, headers?: ExtraHeaders) =>
    body === undefined
      ? send(method, path, { headers })
      : send(method, path, {
          body: JSON.stringify(body),
          headers: { 'Content-Type': 'application/json', ...headers },
        });
  return {
    get: (path, headers) => send('GET', path, { headers }),
    delete: (path, headers) => send('DELETE', path, { headers }),
    post: withJson('POST'),
    put: withJson('PUT'),
    patch: withJson('PATCH'),
    upload: (path, file, { method = 'POST', headers } = {}) => send(method, path, { body: file, headers }),
  };
}
