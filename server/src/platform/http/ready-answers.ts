import type { GuardedResponse } from './guarded-response.ts';
import { compressedFrom } from './json-response.ts';
import { acceptedEncoding } from './pages/accepted-encoding.ts';
import { compress } from './pages/compress.ts';

/** Limits so that made-up requests cannot fill the memory: about 8 MB in all. */
const most = 4096;
const longestUrl = 300;
const longestBody = 20_000;

interface Ready {
  readonly head: string[];
  /** The bytes, each as a character: Node sends a string together with the head, a buffer after it. */
  readonly body: string;
  /** The same in an encoding, from the second time that it is requested so. */
  readonly encoded: { br?: Encoded | 'begun'; gzip?: Encoded | 'begun' };
  /** In milliseconds since 1970. */
  readonly until: number;
}

interface Encoded {
  readonly head: string[];
  readonly body: Buffer;
}

/**
 * Caches the latest API responses that depend on the URL alone, by the exact URL, each ready to send: suggestions are
 * requested at every keystroke, often the same ones.
 */
export function readyAnswers(now: () => number = Date.now) {
  const ready = new Map<string, Ready>();
  return {
    /** Sends the response if it is cached, and returns whether it was. */
    send(url: string, response: GuardedResponse, acceptEncoding?: string): boolean {
      const entry = ready.get(url);
      if (entry === undefined || entry.until <= now()) return false;
      response.noStore = true;
      const encoded = entry.body.length < compressedFrom ? undefined : encodedOf(entry, acceptEncoding);
      if (encoded !== undefined) {
        response.writeHead(200, encoded.head).end(encoded.body);
        return true;
      }
      response.writeHead(200, entry.head).end(entry.body, 'latin1');
      return true;
    },
    /** For this many seconds; without it, indefinitely. */
    keep(url: string, json: string, forSeconds: number = Number.POSITIVE_INFINITY): void {
      if (url.length > longestUrl || json.length > longestBody) return;
      const body = Buffer.from(json).toString('latin1');
      const [oldest] = ready.keys();
      if (ready.size >= most && oldest !== undefined) ready.delete(oldest);
      ready.set(url, {
        body,
        encoded: {},
        until: now() + forSeconds * 1000,
        head: [...type, ...(body.length < compressedFrom ? [] : varies), 'Content-Length', `${body.length}`],
      });
    },
  };
}

const type = ['Content-Type', 'application/json'];
const varies = ['Vary', 'Accept-Encoding'];

/** Begins to compress it when it is first requested so: that one is sent as it is. */
function encodedOf({ encoded, body }: Ready, acceptEncoding: string | undefined): Encoded | undefined {
  const encoding = acceptedEncoding(acceptEncoding);
  if (encoding === 'identity') return undefined;
  const entry = encoded[encoding];
  if (entry !== undefined) return entry === 'begun' ? undefined : entry;
  encoded[encoding] = 'begun';
  const make = async () => {
    const bytes = await compress(Buffer.from(body, 'latin1'), encoding, 'once');
    const length = ['Content-Length', `${bytes.length}`];
    encoded[encoding] = {
      head: [...type, ...varies, 'Content-Encoding', encoding, ...length],
      body: bytes,
    };
  };
  // If compression fails, it is sent as it is.
  void make().catch(() => undefined);
  return undefined;
}
