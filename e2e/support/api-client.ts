import { type APIRequestContext, expect } from '@playwright/test';

type RequestHeaders = Readonly<Record<string, string>>;
type SendBody = (path: string, body?: unknown) => Promise<unknown>;

/** Calls the API as a program does. Each call returns the JSON of the response, and fails the test when it is not ok. */
export interface ApiClient {
  /** For a test of a refusal, which sends its request itself. */
  readonly headers: RequestHeaders;
  get(path: string): Promise<unknown>;
  /** Sends a body as JSON, and a `Buffer` as it is. */
  readonly post: SendBody;
  readonly put: SendBody;
  readonly patch: SendBody;
  delete(path: string): Promise<unknown>;
}

/** A client that sends these headers with each request. */
export function apiClient(request: APIRequestContext, headers: RequestHeaders = {}): ApiClient {
  async function send(method: string, path: string, data?: unknown): Promise<unknown> {
    const response = await request.fetch(path, { method, headers, data });
    expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
    return await response.json();
  }
  return {
    headers,
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),
    put: (path, body) => send('PUT', path, body),
    patch: (path, body) => send('PATCH', path, body),
    delete: (path) => send('DELETE', path),
  };
}
