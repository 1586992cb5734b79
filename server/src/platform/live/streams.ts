import { Stream, type StreamDeps } from './stream.ts';

/** An event, as sent to all accounts it concerns. */
export interface News {
  readonly kind: string;
  readonly subject: string;
  /** Its number for each account. */
  readonly numbers: readonly (readonly [account: string, number: number])[];
}

export interface StreamsDeps extends Pick<StreamDeps, 'read'> {
  /** The last event numbers of these accounts. */
  lasts(accounts: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** How many streams one account may have open on this server: pages open in many browsers. */
const maxOfAccount = 20;
/** Longest life of a stream, jittered, to force re-authentication. */
const lastsMs = 240_000;
const spreadMs = 60_000;
const batch = 1000;

/** The text of an event, without its number. */
export function textOf(kind: string, subject: string | null): string {
  return `event: ${kind}\ndata: ${JSON.stringify({ kind, subject })}\n\n`;
}

/** The open streams of this process. */
export function liveStreams({ read, lasts, now }: StreamsDeps) {
  const streams = new Map<string, Set<Stream>>();
  const deps: StreamDeps = {
    read,
    left(stream) {
      const theirs = streams.get(stream.account);
      theirs?.delete(stream);
      if (theirs?.size === 0) streams.delete(stream.account);
    },
  };
  let isOver = false;

  function forEachStream(what: (stream: Stream) => void): void {
    for (const theirs of streams.values()) for (const stream of theirs) what(stream);
  }

  const beating = setInterval(() => {
    const moment = now();
    forEachStream((stream) => stream.beat(moment));
  }, 1000);
  beating.unref();

  return {
    /** Undefined when the account has too many streams open. */
    open(account: string, session: string): Stream | undefined {
      const theirs = streams.get(account) ?? new Set();
      if (theirs.size >= maxOfAccount) return undefined;
      const stream = new Stream(
        { account, session, endsAt: now() + lastsMs + Math.random() * spreadMs },
        deps,
      );
      if (isOver) stream.end();
      else streams.set(account, theirs.add(stream));
      return stream;
    },
    hear({ kind, subject, numbers }: News): void {
      const text = textOf(kind, subject);
      for (const [account, number] of numbers) {
        for (const stream of streams.get(account) ?? []) stream.hear(number, text);
      }
    },
    /** Ends those of a session that has ended. */
    endOf: (session: string): void =>
      forEachStream((stream) => {
        if (stream.session === session) stream.end();
      }),
    /** Notifications may have been missed: streams that are behind catch up. */
    async catchUp(): Promise<void> {
      const accounts = [...streams.keys()];
      for (let at = 0; at < accounts.length; at += batch) {
        for (const [account, last] of await lasts(accounts.slice(at, at + batch))) {
          for (const stream of streams.get(account) ?? []) stream.reach(last);
        }
      }
    },
    /** Ends all streams, open and new. */
    stop(): void {
      isOver = true;
      clearInterval(beating);
      forEachStream((stream) => stream.end());
    },
  };
}

export type Streams = ReturnType<typeof liveStreams>;
