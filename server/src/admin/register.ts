import { londonDay } from '@portway/formats/london-day';
import { z } from 'zod';
import { registerFetchRepository } from '../modules/register/sponsor-register/fetching/register-fetch.repository.ts';
import { registerFetchService } from '../modules/register/sponsor-register/fetching/register-fetch.service.ts';
import { CommandRefused, command } from './command.ts';
import { registerSource } from './register/fetch-edition.ts';
import { importInChild } from './register/import-in-child.ts';

export const register = command({
  name: 'register',
  does: 'Says which edition of the register of sponsors is here and how the daily fetch goes; with --fetch, fetches now.',
  examples: ['register', 'register --fetch'],
  flags: { fetch: 'boolean' },
  options: z.strictObject({ fetch: z.boolean().default(false) }),
  async act({ fetch }, { database, settings, outbox, staff, now }) {
    const { registerUrl: address, dataDir, origin } = settings;
    const repository = registerFetchRepository(database.owner, await outbox());
    const importFile = importInChild(process.env);
    const service = registerFetchService({
      repository,
      source: address === undefined ? undefined : registerSource({ address, dataDir, importFile, now }),
      requireStaff: () => {},
      staff,
      origin,
      onWarning: () => {},
      now,
      today: () => londonDay(now()),
    });
    if (fetch) {
      const { fetched, words } = await service.once();
      if (!fetched) throw new CommandRefused(words);
      console.log(words);
    }
    const state = await repository.state();
    const at = (moment: Date | null | undefined) =>
      moment?.toISOString().slice(0, 16).replace('T', ' ') ?? 'never';
    console.log(`Newest edition: ${(await repository.newest()) ?? 'none'}`);
    console.log(`Fetched from: ${address ?? 'nowhere, because REGISTER_URL is not set'}`);
    console.log(`Last tried: ${at(state?.triedAt)}`);
    console.log(
      `Last succeeded: ${at(state?.succeededAt)}${state?.outcome == null ? '' : `. ${state.outcome}`}`,
    );
    if (state?.fault != null)
      console.log(`Failed on ${state.failedDays} ${state.failedDays === 1 ? 'day' : 'days'}: ${state.fault}`);
    return state?.fault == null ? 0 : 1;
  },
});
