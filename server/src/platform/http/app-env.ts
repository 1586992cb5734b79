import type { OpenAnswer } from './sse-connection.ts';

/** What a request brings besides itself, however it came: over the network or from a page rendered in this process. */
export interface AppEnv {
  Bindings: {
    readonly requestId: string;
    /** Whom limits count: an address, of IPv6 its first half. Never logged, never kept as it stands. */
    readonly visitor: string;
    /** Keeps the JSON of an answer that follows from the question alone; absent where a page asks in this process. */
    readonly keepReady?: ((json: string, forSeconds: number | undefined) => void) | undefined;
    /** Begins an answer that stays open, past Hono; absent where a page asks in this process. */
    readonly leaveOpen?: ((closed: () => void) => OpenAnswer) | undefined;
  };
}
