import type { RequestContext } from '../../../platform/db/request-context.ts';
import type { Following, Outlet } from '../../../platform/live/stream.ts';
import type { Streams } from '../../../platform/live/streams.ts';
import { loggedOut, requireListener, tooManyOpen } from './live.policy.ts';
import type { LiveRepository } from './live.repository.ts';

/** An authorised listener: starts once there is a connection to write to. */
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

/** A client that missed more than this reloads everything. */
const maxMissed = 200;

export function liveService({ repository, streams, ready, textOf, now }: LiveDeps) {
  return {
    /** Starts listening, so that no event is missed from now on. Never called within a transaction. */
    ready,
    /** The caller's events, after the last one they know. */
    async open({ caller, transaction }: RequestContext, after: string | undefined): Promise<Opened> {
      requireListener(caller);
      const { account } = caller;
      // Subscribes before it reads, so that no event is missed in between.
      const stream = streams.open(account, caller.session);
      if (stream === undefined) throw tooManyOpen();
      try {
        // Had the session ended before the stream was registered, nothing would end the stream.
        if (!(await repository.isThere(transaction, caller.session))) throw loggedOut();
        const lastEventId = /^\d{1,15}$/.test(after ?? '') ? Number(after) : undefined;
        const from = lastEventId ?? (await repository.last(transaction, account));
        const { text, upTo } = await following({ repository, textOf }, transaction, {
          account,
          after: from,
          isCaller: true,
        });
        // A new client is sent the current number.
        stream.start({ upTo, text: lastEventId === undefined ? `id: ${upTo}\n\n${text}` : text });
      } catch (error) {
        stream.end();
        throw error;
      }
      return { begin: (outlet) => stream.writeTo(outlet, now()), end: () => stream.end() };
    },
  };
}

export type Live = ReturnType<typeof liveService>;

/**
 * The events after a number, or an instruction to reload when there are too many or some were deleted; for a caller, also
 * when some are about what they cannot see. An open stream goes on from what it has sent.
 */
export async function following(
  { repository, textOf }: Pick<LiveDeps, 'repository' | 'textOf'>,
  on: RequestContext['transaction'],
  { account, after, isCaller = false }: { account: string; after: number; isCaller?: boolean },
): Promise<Following> {
  const last = await repository.last(on, account);
  if (last === after) return { text: '', upTo: after };
  const reset = { text: `id: ${last}\n${textOf('reset', null)}`, upTo: last };
  if (after > last || last - after > maxMissed) return reset;
  if (isCaller && (await repository.hasHidden(on, { account, after }))) return reset;
  const events = await repository.following(on, { account, after, most: maxMissed });
  const isWhole = events.length > 0 && events.every(({ number }, index) => number === after + index + 1);
  if (!isWhole) return reset;
  const texts = events.map(({ number, kind, subject }) => `id: ${number}\n${textOf(kind, subject)}`);
  return { text: texts.join(''), upTo: after + events.length };
}
