import type { Server, ServerResponse } from 'node:http';
import { type Socket, Server as SocketServer } from 'node:net';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';

export interface ListenAt {
  readonly host: string;
  readonly port: number;
  /**
   * For how long after a stop began requests are still taken on connections that are open, so that one on its
   * way is not lost.
   */
  readonly lingerMs?: number;
}

/** Requests still running this long after shutdown began are cut off. */
const patienceMs = 20_000;

/**
 * How long an idle connection stays open. Proxies commonly keep one for a minute; if we closed it first, a
 * request already on its way would be lost.
 */
const idleMs = 65_000;

/** Each open connection, and the response to its latest request. */
type Connections = Map<Socket, ServerResponse | undefined>;

/** Throws, saying what to do, when the address is in use: asked before a start does anything else. */
export async function requireFreePort({ host, port }: ListenAt): Promise<void> {
  const server = new SocketServer();
  await listening(server, { host, port });
  await new Promise((resolve) => server.close(resolve));
}

/** Listens on an address; throws, saying what to do, when it is in use. */
export async function listen(server: Server, { host, port, lingerMs = 100 }: ListenAt) {
  const connections: Connections = new Map();
  let isStopping = false;
  server.keepAliveTimeout = idleMs;
  server.on('connection', (socket: Socket) => {
    connections.set(socket, undefined);
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    connections.set(socket, response);
    if (isStopping) response.shouldKeepAlive = false;
  });
  await listening(server, { host, port });
  return {
    /** Accepts no more connections, finishes the requests in flight, and stops. */
    async stop(): Promise<void> {
      isStopping = true;
      const idle = endWithTheirResponses(connections);
      await wait(lingerMs);
      await close(server, connections, idle);
    },
  };
}

export type Listening = Awaited<ReturnType<typeof listen>>;

function listening(server: SocketServer, { host, port }: ListenAt): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explained(error, host, port)));
    server.listen(port, host, resolve);
  });
}

/**
 * Connections in use end after the response to their latest request; earlier ones come before it. Returns the
 * idle ones, with what each has received.
 */
function endWithTheirResponses(connections: Connections): ReadonlyMap<Socket, number> {
  const idle = new Map<Socket, number>();
  for (const [socket, response] of connections) {
    if (response === undefined || response.writableFinished) idle.set(socket, socket.bytesRead);
    else if (response.headersSent) response.once('close', () => socket.destroySoon());
    else response.shouldKeepAlive = false;
  }
  return idle;
}

/**
 * Node's own `close` also ends connections whose response is written but not yet sent: a large file would be
 * cut off in the middle.
 */
async function close(
  server: Server,
  connections: Connections,
  idle: ReadonlyMap<Socket, number>,
): Promise<void> {
  const closing = new Promise((resolve) => SocketServer.prototype.close.call(server, resolve));
  // Two turns of the event loop: connections that arrived while the process was busy are accepted, then read.
  await setImmediate();
  await setImmediate();
  for (const [socket] of connections) {
    // Browsers open connections ahead of need, and never send anything on some.
    if (socket.bytesRead === (idle.get(socket) ?? 0)) socket.destroy();
  }
  const patience = new AbortController();
  const end = wait(patienceMs, undefined, { signal: patience.signal });
  await Promise.race([closing, end.then(() => server.closeAllConnections())]).finally(() => patience.abort());
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
