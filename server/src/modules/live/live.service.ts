import type { Work } from '../../platform/db/request-context.ts';
import type { Following, Outlet } from '../../platform/live/stream.ts';
import type { Streams } from '../../platform/live/streams.ts';
import { loggedOut, requireListener, tooManyOpen } from './live.policy.ts';
import type { LiveRepository } from './live.repository.ts';

export interface Live {
  /** Sees to it that nothing is missed that happens from now on. Never called within a transaction. */
  ready(): Promise<void>;
  /** What a caller hears, after the last event they know. */
  open(work: Work, after: string | undefined): Promise<Opened>;
}

/** Somebody who may listen: begins once there is somewhere to write to. */
export interface Opened {
  begin(outlet: Outlet): void;
  end(): void;
}

export interface LiveDeps {
  readonly repository: LiveRepository;
  readonly streams: Streams;
  readonly ready: () => Promise<void>;
  readonly textOf: (kind: string, subject: string | null) => string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** Who missed more than this asks for everything again. */
const maxMissed = 200;

export function liveService({ repository, streams, ready, textOf, now }: LiveDeps): Live {
  return {
    ready,
    async open({ caller, transaction }, after) {
      requireListener(caller);
      const { account } = caller;
      // Before it reads: so nothing is missed that is told meanwhile.
      const stream = streams.open(account, caller.session);
      if (stream === undefined) throw tooManyOpen();
      try {
        // Had it ended before the stream was there to be ended with it, nobody would end that.
        if (!(await repository.isThere(transaction, caller.session))) throw loggedOut();
        const known = /^\d{1,15}$/.test(after ?? '') ? Number(after) : undefined;
        const from = known ?? (await repository.last(transaction, account));
        const { text, upTo } = await following({ repository, textOf }, transaction, { account, after: from });
        // Whoever knows no number yet is told where they are.
        stream.start({ upTo, text: known === undefined ? `id: ${upTo}\n\n${text}` : text });
      } catch (error) {
        stream.end();
        throw error;
      }
      return { begin: (outlet) => stream.writeTo(outlet, now()), end: () => stream.end() };
    },
  };
}

/** What follows a number: each event, or that there are too many of them, or some no more. */
export async function following(
  { repository, textOf }: Pick<LiveDeps, 'repository' | 'textOf'>,
  on: Work['transaction'],
  { account, after }: { readonly account: string; readonly after: number },
): Promise<Following> {
  const last = await repository.last(on, account);
  if (last === after) return { text: '', upTo: after };
  const reset = { text: `id: ${last}\n${textOf('reset', null)}`, upTo: last };
  if (after > last || last - after > maxMissed) return reset;
  const events = await repository.following(on, { account, after, most: maxMissed });
  const isWhole = events.length > 0 && events.every(({ number }, index) => number === after + index + 1);
  if (!isWhole) return reset;
  const texts = events.map(({ number, kind, subject }) => `id: ${number}\n${textOf(kind, subject)}`);
  return { text: texts.join(''), upTo: after + events.length };
}
