import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pace } from '../chosen.ts';
import type { Ground } from '../measure.ts';
import { startPortway } from './portway.ts';

/** A ground whose data folder is temporary, filled by the server itself and gone when the bench ends. */
export function temporaryGround(pace: Pace): Ground {
  let prepared: Promise<string> | undefined;
  return {
    pace,
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
