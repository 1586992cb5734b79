import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

// Whoever listens: as many connections as asked for, in a process of their own. It counts what arrives, and tells when
// the last of them had it.

/** What this process is told: where to listen, and with which tokens. */
export interface Listen {
  readonly port: number;
  readonly path: string;
  readonly tokens: readonly string[];
}

/** What it tells: so many are open; or when the last of them had an event, in nanoseconds of the machine's clock. */
export type StatusMessage = { readonly open: number } | { readonly lastAt: string };

const atOnce = 50;
const event = Buffer.from('event: message');
let open = 0;
let arrived = 0;

process.on('message', (asked: Listen) => void openAll(asked));
process.on('disconnect', () => process.exit());

async function openAll(asked: Listen): Promise<void> {
  const waiting = [...asked.tokens];
  const total = waiting.length;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let token = waiting.pop(); token !== undefined; token = waiting.pop()) {
        await listen(asked, token, total);
        open += 1;
      }
    }),
  );
  await setTimeout(200);
  tell({ open });
}

/** Resolves when the first bytes of the answer are here. */
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

function tell(told: StatusMessage): void {
  process.send?.(told);
}
