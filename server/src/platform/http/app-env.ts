import type { SseConnection } from './sse-connection.ts';

/** What accompanies a request, whether it came over the network or from a page rendered in this process. */
export interface AppEnv {
  Bindings: {
    readonly requestId: string;
    /**
     * The key of rate limits: an IP address, or the first half of an IPv6 one. Never logged or stored
     * unhashed.
     */
    readonly visitor: string;
    /** Caches a JSON response that depends on the URL alone; absent for in-process calls from pages. */
    readonly keepReady?: ((json: string, forSeconds: number | undefined) => void) | undefined;
    /** Starts a streaming response outside Hono; absent for in-process calls from pages. */
    readonly leaveOpen?: ((onClose: () => void) => SseConnection) | undefined;
    /** Names the account of a logged-in caller in the request log; absent for in-process calls from pages. */
    readonly signedInAs?: ((account: string) => void) | undefined;
    /** Names the operation that answers; absent for in-process calls from pages. */
    readonly answers?: ((operation: string) => void) | undefined;
  };
  Variables: {
    /** Of a logged-in caller. */
    account?: string;
  };
}
