import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';

export interface Listening {
  /** Accepts no more requests, finishes those in flight, and stops. */
  stop(): Promise<void>;
}

/** Requests still running this long after shutdown began are cut off. */
const patienceMs = 20_000;

/**
 * How long an idle connection stays open. Proxies commonly keep one for a minute; if we closed it first, a
 * request already on its way would be lost.
 */
const idleMs = 65_000;

/** Listens on an address; throws, saying what to do, when it is in use. */
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
  // Two turns of the event loop: connections that arrived while the process was busy are accepted, then read.
  await setImmediate();
  await setImmediate();
  const closed = new Promise((resolve) => server.close(resolve));
  // Browsers open connections ahead of need. One that never sent a request does not count as idle.
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  // A connection whose response is finished may stay open for the next request: those are closed as they
  // become idle.
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
