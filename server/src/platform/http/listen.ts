import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';

export interface Listening {
  /** Takes no more requests, finishes those in flight, and ends. */
  stop(): Promise<void>;
}

/** Requests that last longer than this after the word to stop are cut off. */
const patienceMs = 20_000;

/**
 * How long an idle connection stays open. A server in front of ours commonly keeps one for a minute: whoever closes it
 * first should not be us, or a request that is just then on its way is lost.
 */
const idleMs = 65_000;

/** Serves on an address; throws, saying what to do, when it is taken. */
export async function listen(
  server: Server,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  const sockets = new Set<Socket>();
  server.keepAliveTimeout = idleMs;
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explained(error, host, port)));
    server.listen(port, host, resolve);
  });
  return { stop: () => stop(server, sockets) };
}

async function stop(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  // Two turns of the event loop: what arrived while the process was busy is accepted, then read.
  await setImmediate();
  await setImmediate();
  const closed = new Promise((resolve) => server.close(resolve));
  // Browsers open connections ahead of need. One that never asked anything does not count as idle.
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  // A connection whose answer is finished may stay open for the next request: those are closed as they fall idle.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const patience = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(patience);
}

function explained(error: Error, host: string, port: number): Error {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new Error(`Port ${port} is in use. Stop what uses it, or set PORT to another.`);
  if (code === 'EACCES')
    return new Error(`Port ${port} may not be used by this user. Set PORT to one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new Error(`HOST ${host} is no address of this machine. Set HOST to one it has.`);
  return error;
}
