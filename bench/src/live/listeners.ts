import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

// The listeners: as many connections as requested, in a process of their own. It counts the events that
// arrive, and reports when the last connection has received one.

/** The message to this process: where to connect, and with which tokens. */
export interface Listen {
  readonly port: number;
  readonly path: string;
  readonly tokens: readonly string[];
}

/**
 * The message from this process: how many connections are open; or when the last of them received an event,
 * in nanoseconds of the machine's monotonic clock.
 */
export type StatusMessage = { readonly open: number } | { readonly lastAt: string };

const atOnce = 50;
const event = Buffer.from('event: message');
let open = 0;
let arrived = 0;

process.on('message', (request: Listen) => void openAll(request));
process.on('disconnect', () => process.exit());

async function openAll(request: Listen): Promise<void> {
  const waiting = [...request.tokens];
  const total = waiting.length;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let token = waiting.pop(); token !== undefined; token = waiting.pop()) {
        await listen(request, token, total);
        open += 1;
      }
    }),
  );
  await setTimeout(200);
  tell({ open });
}

/** Resolves when the response begins to arrive. */
function listen({ port, path }: Listen, token: string, total: number): Promise<void> {
  const socket: Socket = connect(port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.on('data', (bytes) => {
      if (bytes.includes(' 200 OK')) resolve();
      else if (bytes.includes(event)) arrive(total);
      else if (bytes.includes('HTTP/1.1')) reject(new Error(bytes.toString()));
    });
  });
}

function arrive(total: number): void {
  arrived += 1;
  if (arrived % total === 0) tell({ lastAt: String(process.hrtime.bigint()) });
}

function tell(message: StatusMessage): void {
  process.send?.(message);
}
