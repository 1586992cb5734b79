import { request } from 'node:http';
import type { TestPerson } from '../people/people.ts';

/** An upload whose pieces a test sends one by one. */
export interface OpenUpload {
  write(bytes: number): void;
  /** Ends the connection, as a client does that vanishes. */
  vanish(): void;
  /** Resolves with 0 where the connection ended without a response. */
  readonly response: Promise<{ readonly status: number; readonly retryAfter: string | undefined }>;
}

/** Begins to upload a text of so many bytes, and sends none of them yet. */
export function openUpload(
  origin: string,
  { headers }: Pick<TestPerson, 'headers'>,
  bytes: number,
): OpenUpload {
  const sending = request(`${origin}/api/me/resumes?name=cv.txt`, {
    method: 'POST',
    agent: false,
    headers: { ...headers, 'Content-Type': 'text/plain', 'Content-Length': bytes },
  });
  sending.flushHeaders();
  return {
    write: (count) => void sending.write(Buffer.alloc(count, 'text ')),
    vanish: () => sending.destroy(),
    response: new Promise((resolve) => {
      sending.once('error', () => resolve({ status: 0, retryAfter: undefined }));
      sending.once('response', (response) => {
        response.resume();
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
      });
    }),
  };
}
