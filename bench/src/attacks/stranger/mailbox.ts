import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../serving/child.ts';

/** A mail server whose mails can be read: the subject of each, by address. */
export interface Mailbox extends AsyncDisposable {
  readonly url: string;
  subjects(address: string): readonly string[];
  /** The code of the next mail to an address after the first `after`; undefined when none comes in ten seconds. */
  codeAfter(address: string, after: number): Promise<string | undefined>;
}

const patienceMs = 10_000;

export async function startMailbox(): Promise<Mailbox> {
  const subjects = new Map<string, string[]>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, { envelope }, callback) {
      const subject = /^Subject: (.*)$/im.exec(await text(stream))?.[1] ?? '';
      for (const { address } of envelope.rcptTo)
        subjects.set(address, [...(subjects.get(address) ?? []), subject]);
      callback(null, 'Taken');
    },
  });
  // A client that ends in the middle of a mail is nothing of ours.
  server.on('error', () => {});
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const subjectsOf = (address: string) => subjects.get(address) ?? [];
  return {
    url: `smtp://127.0.0.1:${port}`,
    subjects: subjectsOf,
    async codeAfter(address, after) {
      const until = performance.now() + patienceMs;
      while (performance.now() < until) {
        const code = subjectsOf(address)
          .slice(after)
          .map((subject) => /^(\d{6}) is your code/.exec(subject)?.[1])
          .find((match) => match !== undefined);
        if (code !== undefined) return code;
        await setTimeout(100);
      }
      return undefined;
    },
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
