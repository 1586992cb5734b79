import type { Socket } from 'node:net';
import type { GuardedResponse } from '../guarded-response.ts';

/** A streaming response, written to as events happen. */
export interface SseConnection {
  /** Sends text. A client that does not read it is cut off. */
  write(text: string): void;
  end(): void;
}

/** Unsent bytes after which a client that does not read is cut off. */
const maxUnread = 65_536;

const head = [
  ...['Content-Type', 'text/event-stream'],
  // It ends with the connection, so no chunk needs a length.
  ...['Connection', 'close'],
  // Tells a proxy to pass on each piece at once.
  ...['X-Accel-Buffering', 'no'],
];

/**
 * `PORTWAY_WITHOUT=detached-sockets` leaves each connection as Node's own response, to measure what detaching
 * saves or to look for a fault.
 */
const detachesSockets = !(process.env.PORTWAY_WITHOUT ?? '').split(',').includes('detached-sockets');

/**
 * A response that stays open: Node writes its head, and from then on we use the bare socket. Ten thousand are
 * open at once; a web stream for each, or even Node's parser, request and response, would be most of their
 * cost.
 */
export function openSseConnection(response: GuardedResponse, onClose: () => void): SseConnection {
  if (response.destroyed || response.socket === null || response.socket.destroyed) {
    // The client disconnected before the response started.
    onClose();
    return { write: nothing, end: nothing };
  }
  response.isEndless = true;
  response.useChunkedEncodingByDefault = false;
  response.writeHead(200, head);
  response.flushHeaders();
  const connection = new BareConnection(response, onClose);
  // Read the request to its end, which is where its headers end, so that detaching cuts nothing off.
  response.req.resume();
  // Once the parser is done with it.
  if (detachesSockets) setImmediate(() => connection.detach(response));
  return connection;
}

class BareConnection implements SseConnection {
  #to: GuardedResponse | Socket;
  readonly #closed: () => void;

  constructor(response: GuardedResponse, onClose: () => void) {
    this.#to = response;
    this.#closed = onClose;
    response.once('close', onClose);
  }

  write(text: string): void {
    const to = this.#to;
    if (to.destroyed || to.writableEnded) return;
    to.write(text);
    if (to.writableLength > maxUnread) to.destroy();
  }

  end(): void {
    if ('destroySoon' in this.#to) this.#to.destroySoon();
    else this.#to.end();
  }

  /** Detaches the socket so that Node frees its parser, request and response, as if it had closed. */
  detach(response: GuardedResponse): void {
    const { socket } = response;
    if (socket === null || socket.destroyed || response.writableEnded) return;
    response.off('close', this.#closed);
    response.detachSocket(socket);
    for (const name of ofTheServer) socket.removeAllListeners(name);
    socket.emit('close');
    socket.removeAllListeners('close');
    this.#to = socket;
    socket.on('error', nothing).on('data', nothing).on('end', socket.destroySoon);
    socket.once('close', this.#closed);
    // The log counts it as answered.
    response.emit('close');
  }
}

const ofTheServer = ['data', 'end', 'error', 'timeout', 'drain', 'pause', 'resume'];

function nothing(): void {}
