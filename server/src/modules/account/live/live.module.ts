import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import { concurrencyLimit } from '../../../platform/live/concurrency-limit.ts';
import { pass } from '../../../platform/live/notifications.ts';
import { liveStreams, textOf } from '../../../platform/live/streams.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import { liveRepository } from './live.repository.ts';
import { liveRoutes } from './live.routes.ts';
import { following, liveService } from './live.service.ts';
import { liveTables } from './live.tables.ts';

/** Streams that read at once: after a lost connection all do, and requests need the database too. */
const maxReading = 4;

/** Sends events to open pages. */
export function liveModule(
  { database, onWarning, now }: Platform,
  { signedIn }: { readonly signedIn: SignedInDeps },
): Module<undefined> {
  const repository = liveRepository(database);
  const limit = concurrencyLimit(maxReading);
  const streams = liveStreams({
    read: (account, after) =>
      limit(() =>
        repository.asAccount(account, (on) => following({ repository, textOf }, on, { account, after })),
      ),
    lasts: repository.lasts,
    now,
  });
  let listening: Promise<() => Promise<void>> | undefined;
  async function ready(): Promise<void> {
    listening ??= database.listen('live', {
      onNotification: (payload) => pass(payload, streams),
      again: () => void streams.catchUp().catch(() => onWarning('Live events could not be read.')),
    });
    await listening.catch((error: unknown) => {
      listening = undefined;
      throw error;
    });
  }
  const live = liveService({ repository, streams, ready, textOf, now });
  return {
    tables: liveTables,
    service: undefined,
    routes: (api) => liveRoutes(api, { ...signedIn, live }),
    async stop() {
      streams.stop();
      const end = await listening?.catch(() => undefined);
      await end?.();
    },
  };
}
