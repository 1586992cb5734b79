import type { NewDatabase } from '@portway/server/platform/db/embedded/temporary';
import type { Pace } from './chosen.ts';
import type { Section } from './report/section.ts';

/** What a measure may use: how long to run, and a folder whose database is at the newest migration. */
export interface Ground {
  readonly pace: Pace;
  /** Made at the first call and shared by all measures: only one server may run on it at a time. */
  dataFolder(): Promise<string>;
  /** Makes an empty database on a PostgreSQL with the settings of a real one, which all measures share. */
  newDatabase(): Promise<NewDatabase>;
}

/** One question the bench answers. */
export interface Measure {
  readonly name: string;
  readonly run: (ground: Ground) => Promise<Section>;
}
