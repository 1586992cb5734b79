import type { GuardedResponse } from './guarded-response.ts';

/** A streaming response, written to as events happen. */
export type SseConnection = ReturnType<typeof openSseConnection>;

/** Unsent bytes after which a client that does not read is cut off. */
const maxUnread = 65_536;

const head = [
  ...['Content-Type', 'text/event-stream'],
  ...['Connection', 'close'],
  // Tells a proxy to pass on each piece at once.
  ...['X-Accel-Buffering', 'no'],
];

/** Begins a response that stays open. `onClose` is called once, at its end; at once if the client has disconnected already. */
export function openSseConnection(response: GuardedResponse, onClose: () => void) {
  if (response.destroyed || response.socket === null || response.socket.destroyed) {
    response.destroy();
    onClose();
  } else {
    response.isEndless = true;
    response.once('close', onClose);
    response.writeHead(200, head);
    response.flushHeaders();
    // A body that nobody reads would keep Node from noticing that the client disconnects.
    response.req.resume();
  }
  return {
    /** Sends text. A client that does not read it is cut off. */
    write(text: string): void {
      if (response.destroyed || response.writableEnded) return;
      response.write(text);
      if (response.writableLength > maxUnread) response.destroy();
    },
    end(): void {
      if (!response.destroyed) response.end();
    },
  };
}
