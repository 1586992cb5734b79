import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  newDatabase,
  startTemporaryPostgres,
  type TemporaryPostgres,
} from '@portway/server/platform/db/embedded/temporary';
import type { Pace } from '../chosen.ts';
import type { Ground } from '../measure.ts';
import { startPortway } from './portway.ts';

/** A ground with a temporary data folder, filled by the server itself and removed when the bench ends. */
export function temporaryGround(pace: Pace): Ground & AsyncDisposable {
  let prepared: Promise<string> | undefined;
  let server: Promise<TemporaryPostgres> | undefined;
  return {
    pace,
    async newDatabase() {
      server ??= startTemporaryPostgres('real');
      const { url } = await server;
      return await newDatabase(url, `portway_bench_${randomUUID().replaceAll('-', '')}`);
    },
    [Symbol.asyncDispose]: async () => await (await server)?.stop(),
    dataFolder: () => {
      prepared ??= prepare();
      return prepared;
    },
  };
}

async function prepare(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'portway-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  await using _server = await startPortway(folder);
  return folder;
}
