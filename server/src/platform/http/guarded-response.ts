import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import { contentPolicy } from './content-policy.ts';

/**
 * Sent with every response. An HTML page replaces the content policy with its own, which lists its inline
 * scripts and styles.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': contentPolicy(),
};

/** Names and values alternating: the form Node writes fastest. */
type HeadList = OutgoingHttpHeader[];
type Head = OutgoingHttpHeaders | HeadList;

const guards = Object.entries(securityHeaders);
const guardOf = new Map(guards.map(([name]) => [name.toLowerCase(), name]));

const noStore: HeadList = ['Cache-Control', 'no-store'];

/** Lists are built once and sent often, such as those of stored responses. */
const guardedLists = new WeakMap<HeadList, HeadList>();

/**
 * Node's response with the security headers always set: every head passes through `writeHead`. Setting them
 * in Hono middleware would wrap every response again and leave three quarters of the requests per second;
 * setting each with `setHeader` costs a quarter of a small response.
 */
export class GuardedResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  /** Sent as X-Request-Id. */
  requestId = '';
  /** The trace of the request, where traces are sent. */
  traceId: string | undefined;
  /** The account of a logged-in caller, for the request log. */
  account: string | undefined;
  /** The id of the operation that answers, for the figures of an operator. */
  operation: string | undefined;
  /** Whether the response must not be stored. */
  noStore = false;
  /** Whether it lasts until the client disconnects: that is its normal end, not a failure. */
  isEndless = false;

  override writeHead(status: number, ...rest: [first?: string | Head, second?: Head]): this {
    const [first, second] = rest;
    if (typeof first === 'string') return super.writeHead(status, first, this.whole(second));
    return super.writeHead(status, this.whole(first));
  }

  private whole(head: Head = {}): HeadList {
    const list = Array.isArray(head) ? guardedList(head) : guarded(listOf(head));
    return list.concat(this.noStore ? noStore : [], 'X-Request-Id', this.requestId);
  }
}

function guardedList(list: HeadList): HeadList {
  const cached = guardedLists.get(list);
  if (cached !== undefined) return cached;
  const result = guarded([...list]);
  guardedLists.set(list, result);
  return result;
}

/** The value that removes a default header from this response. */
export const leftOut = 'left out';

/** Adds the security headers; a header already in the list replaces the default of that name. */
function guarded(list: HeadList): HeadList {
  const presentGuards = new Set<string | undefined>();
  for (let index = 0; index < list.length; index += 2) {
    presentGuards.add(guardOf.get(String(list[index]).toLowerCase()));
  }
  for (const [name, value] of guards) if (!presentGuards.has(name)) list.push(name, value);
  return list.includes(leftOut) ? withoutLeftOut(list) : list;
}

function withoutLeftOut(list: HeadList): HeadList {
  return list.filter((_, index) => list[index % 2 === 0 ? index + 1 : index] !== leftOut);
}

function listOf(head: OutgoingHttpHeaders): HeadList {
  const list: HeadList = [];
  for (const [name, value] of Object.entries(head)) {
    // Several values of one name, as with Set-Cookie, become several lines.
    if (Array.isArray(value)) for (const each of value) list.push(name, each);
    else if (value !== undefined) list.push(name, value);
  }
  return list;
}
