import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** What is asked of a server on this machine. */
export interface Asked {
  readonly path: string;
  /** Other addresses of an answer of the same length, to be asked in turn. */
  readonly others?: readonly string[];
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Names and values in turn, as they were sent. */
  readonly rawHeaders: readonly string[];
  /** As it travelled: still compressed. */
  readonly body: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Asks a server on this machine and returns its whole answer. The host is the one the site is reached at. */
export function ask(port: number, { path, method = 'GET', headers = {}, body }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = { Host: `localhost:${port}`, ...headers };
    const asking = request({ agent, host: '127.0.0.1', port, path, method, headers: sent }, (response) => {
      const { statusCode: status = 0, headers, rawHeaders } = response;
      buffer(response).then((body) => resolve({ status, headers, rawHeaders, body }), reject);
    });
    asking.once('error', reject).end(body);
  });
}
