import type { NewDatabase } from '@portway/server/platform/db/embedded/temporary';
import type { Pace } from './chosen.ts';
import type { Section } from './report/section.ts';

/** What a measure is given: how long to run, and the means to get a data folder or a database. */
export interface Ground {
  readonly pace: Pace;
  /**
   * A data folder with a migrated database, made at the first call and shared by all measures: only one
   * server may use it at a time.
   */
  dataFolder(): Promise<string>;
  /** Creates an empty database on a PostgreSQL with production settings, shared by all measures. */
  newDatabase(): Promise<NewDatabase>;
}

/** One measurement of the bench. */
export interface Measure {
  readonly name: string;
  readonly run: (ground: Ground) => Promise<Section>;
}
