/** What Portway answered, as far as somebody at the other end can see it. */
export interface Answered {
  readonly status: number;
  /** The code of a refusal; empty where there is none. */
  readonly code: string;
  readonly message: string;
  /** The names, without `set-cookie`. */
  readonly headers: readonly string[];
  readonly retryAfter: number | undefined;
  readonly ms: number;
}

export interface Visitor {
  post(path: string, body: unknown): Promise<Answered>;
}

export interface VisitorTerms {
  readonly port: number;
  readonly network: string;
  /** A program says nothing of itself, and keeps no cookies. */
  readonly kind: 'browser' | 'program';
}

/** Somebody at an IP address: the server must trust this machine as a proxy. */
export function visitor({ port, network, kind }: VisitorTerms): Visitor {
  const cookies = new Map<string, string>();
  return {
    async post(path, body) {
      const started = performance.now();
      const response = await fetch(`http://localhost:${port}${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Forwarded-For': network,
          ...(kind === 'browser' && {
            'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
            Cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
          }),
        },
        body: JSON.stringify(body),
      });
      const text = await response.text();
      for (const cookie of response.headers.getSetCookie()) keep(cookies, cookie);
      const wait = response.headers.get('Retry-After');
      return {
        status: response.status,
        code: /"code":"([^"]+)"/.exec(text)?.[1] ?? '',
        message: /"message":"((?:[^"\\]|\\.)*)"/.exec(text)?.[1] ?? '',
        // Whether a browser still needs a cookie depends on which of its own requests came first.
        headers: [...response.headers.keys()].filter((name) => name !== 'set-cookie'),
        retryAfter: wait === null ? undefined : Number(wait),
        ms: performance.now() - started,
      };
    },
  };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (name !== undefined && value !== undefined) cookies.set(name, value);
}
