import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../serving/child.ts';

/** A mail server that takes its time over each mail, and notes when it took it. */
export interface MailServer extends AsyncDisposable {
  readonly url: string;
  /** When the last mail to an address arrived, on the clock of `performance.now()`. */
  readonly arrivals: ReadonlyMap<string, number>;
}

export async function startSlowMailServer(milliseconds: number): Promise<MailServer> {
  const arrivals = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, callback) {
      stream.resume();
      stream.once('end', async () => {
        await setTimeout(milliseconds);
        for (const { address } of envelope.rcptTo) arrivals.set(address, performance.now());
        callback(null, 'Taken');
      });
    },
  });
  // A client that ends in the middle of a mail is nothing of ours.
  server.on('error', () => {});
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrivals,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
