import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A request to a server on this machine. */
export interface BenchRequest {
  readonly path: string;
  /** Other paths with a response of the same length, to be requested in turn. */
  readonly others?: readonly string[];
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Names and values alternately, as they were sent. */
  readonly rawHeaders: readonly string[];
  /** As received: still compressed. */
  readonly body: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/**
 * Sends a request to a server on this machine and returns the whole response, with the site's own name as the
 * host.
 */
export function ask(
  port: number,
  { path, method = 'GET', headers = {}, body }: BenchRequest,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const allHeaders = { Host: `localhost:${port}`, ...headers };
    const asking = request(
      { agent, host: '127.0.0.1', port, path, method, headers: allHeaders },
      (response) => {
        const { statusCode: status = 0, headers, rawHeaders } = response;
        buffer(response).then((body) => resolve({ status, headers, rawHeaders, body }), reject);
      },
    );
    asking.once('error', reject).end(body);
  });
}
