import { type ClientRequest, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/** A text of the maximum size, so that nothing but its size is remarkable. */
const file = Buffer.alloc(10_000_000, 'A line of a CV, and then one more of them.\n');

export interface Upload {
  readonly port: number;
  readonly token: string;
  /** Bytes a second; undefined sends as fast as the server reads. */
  readonly pace: number | undefined;
}

/** Sends the file once; the status of the response, or how the connection ended. */
export function sendFile({ port, token, pace }: Upload): Promise<number | string> {
  return new Promise((resolve) => {
    const sending = request(
      {
        host: '127.0.0.1',
        port,
        path: '/api/me/resumes?name=cv.txt',
        method: 'POST',
        agent: false,
        headers: {
          Host: `localhost:${port}`,
          Authorization: `Bearer ${token}`,
          'Content-Type': 'text/plain',
          'Content-Length': file.length,
        },
      },
      (response) => {
        response.resume();
        response.once('close', () => resolve(response.statusCode ?? 0));
      },
    );
    sending.once('error', () => resolve('connection lost'));
    if (pace === undefined) sending.end(file);
    else void drip(sending, pace);
  });
}

/** Ten pieces a second. */
async function drip(sending: ClientRequest, pace: number): Promise<void> {
  const size = Math.ceil(pace / 10);
  for (let at = 0; at < file.length && !sending.destroyed; at += size) {
    sending.write(file.subarray(at, at + size));
    await setTimeout(100);
  }
  sending.end();
}
