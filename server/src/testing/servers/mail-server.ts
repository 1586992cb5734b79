import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../test-app.ts';

/** Where a mail server may be interrupted. */
export type Stage = 'greeting' | 'sender' | 'recipient' | 'content' | 'answered';

export interface TestMailServer extends AsyncDisposable {
  readonly url: string;
  readonly port: number;
  /** What it has said yes to, in order. */
  readonly mails: readonly Email[];
  /** Refuses from now on with this number and text; undefined takes mails again. */
  refuse(number: number | undefined): void;
}

export interface TestMailServerOptions {
  readonly port?: number;
  /** Called at each stage of each mail, with the address at `recipient`; what it throws ends the connection. */
  readonly at?: (stage: Stage, address?: string) => void | Promise<void>;
}

/** A real SMTP server that keeps what it is given. */
export async function startMailServer({
  port,
  at = () => {},
}: TestMailServerOptions = {}): Promise<TestMailServer> {
  const mails: Email[] = [];
  let refusal: number | undefined;
  const passing = (stage: Stage, callback: (error?: Error | null) => void, address?: string) => {
    Promise.resolve()
      .then(() => at(stage, address))
      .then(() => callback(), callback);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onConnect: (_, callback) => passing('greeting', callback),
    onMailFrom: (_, __, callback) => passing('sender', callback),
    onRcptTo({ address }, __, callback) {
      if (refusal === undefined) return passing('recipient', callback, address);
      callback(Object.assign(new Error('Not now'), { responseCode: refusal }));
    },
    onData(stream, _, callback) {
      const takeMail = async () => {
        const pieces: Buffer[] = [];
        for await (const piece of stream) pieces.push(piece);
        const mail = await PostalMime.parse(Buffer.concat(pieces));
        await at('content');
        mails.push(mail);
        callback(null, 'Taken');
        setImmediate(() => passing('answered', () => {}));
      };
      takeMail().catch(callback);
    },
  });
  // A client that is killed leaves a connection behind: nothing of ours.
  server.on('error', () => {});
  const listenPort = port ?? (await freePort());
  server.listen(listenPort, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${listenPort}`,
    port: listenPort,
    mails,
    refuse(number) {
      refusal = number;
    },
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
