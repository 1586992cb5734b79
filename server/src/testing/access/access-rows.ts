import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { AccessCast, Asking, TestCaller, Whose } from './access-cast.ts';

type Sent = Readonly<Record<string, unknown>> | undefined;

/** How one operation is called, so that an allowed caller succeeds. */
export interface AccessRow {
  /** The whole path, where it names no row of the database, and a query that must be there. */
  readonly path?: string;
  /** A file that is sent in the place of a body. */
  readonly file?: Uint8Array<ArrayBuffer>;
  readonly query?: string | ((cast: AccessCast) => Promise<string>);
  /** What is sent besides who asks. */
  readonly headers?: (cast: AccessCast) => Promise<Readonly<Record<string, string>>>;
  /** What is there before the call. */
  readonly before?: (cast: AccessCast, asking: Asking) => Promise<void>;
  readonly body?: Sent | ((cast: AccessCast, asking: Asking) => Sent | Promise<Sent>);
  /** The status for a caller who may ask; without it, that of success. */
  readonly allowed?: number | ((testCaller: TestCaller) => number);
  /** The thing that the path names; undefined where there can be none. */
  readonly id?: (cast: AccessCast, whose: Whose, asking: Asking) => Promise<string | undefined>;
}

export type AccessRows = Readonly<Record<string, AccessRow>>;

const modules = join(import.meta.dirname, '../../modules');
const file = z.object({ access: z.custom<AccessRows>((rows) => typeof rows === 'object') });

/** Every operation of the API, from the `*.test-calls.ts` of its module. One without a row fails the test. */
export const accessRows: AccessRows = Object.assign(
  {},
  ...(await Promise.all(
    globSync('**/*.test-calls.ts', { cwd: modules }).map(async (path) => {
      return file.parse(await import(pathToFileURL(join(modules, path)).href)).access;
    }),
  )),
);
