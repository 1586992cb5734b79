import type { Socket } from 'node:net';
import type { GuardedResponse } from './guarded-response.ts';

/** An answer that stays open, to be written to as things happen. */
export interface OpenAnswer {
  /** Sends some text. Whoever does not read what is sent is cut off. */
  write(text: string): void;
  end(): void;
}

/** What may lie unsent before whoever does not read is cut off, in bytes. */
const maxUnread = 65_536;

const head = [
  ...['Content-Type', 'text/event-stream'],
  // It ends with the connection: so nothing has to be said of each piece's length.
  ...['Connection', 'close'],
  // A server in front of ours passes on each piece as it comes.
  ...['X-Accel-Buffering', 'no'],
];

/**
 * An answer that is left open: its head by Node's response, and from then on the bare connection. Ten thousand are open at
 * once; a web stream for each, or even Node's parser, request and response, would be most of what they cost.
 */
export function openAnswer(response: GuardedResponse, closed: () => void): OpenAnswer {
  if (response.destroyed || response.socket === null || response.socket.destroyed) {
    // Whoever asked has left before they were answered.
    closed();
    return { write: nothing, end: nothing };
  }
  response.isEndless = true;
  response.useChunkedEncodingByDefault = false;
  response.writeHead(200, head);
  response.flushHeaders();
  const answer = new BareAnswer(response, closed);
  // Read to its end, which is where its headers end: so nothing is cut off when it is let go.
  response.req.resume();
  // Once the parser is done with it.
  setImmediate(() => answer.letGo(response));
  return answer;
}

class BareAnswer implements OpenAnswer {
  #to: GuardedResponse | Socket;
  readonly #closed: () => void;

  constructor(response: GuardedResponse, closed: () => void) {
    this.#to = response;
    this.#closed = closed;
    response.once('close', closed);
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

  /** Takes the connection out of Node's server for HTTP, which frees all it kept for it as if it had closed. */
  letGo(response: GuardedResponse): void {
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
    // For the log, it is answered.
    response.emit('close');
  }
}

const ofTheServer = ['data', 'end', 'error', 'timeout', 'drain', 'pause', 'resume'];

function nothing(): void {}
