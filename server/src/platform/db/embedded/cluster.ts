import { execFile } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { explained } from './faults.ts';
import type { Programs } from './programs.ts';
import { command, give, type RunAs } from './run-as.ts';

const execute = promisify(execFile);

/** The major version of PostgreSQL that created the folder's database must match. */
const major = '18';

/** When we move to another major version, name here the last release that reads the previous one. */
const lastReleaseWith: Readonly<Record<string, string>> = {};

/** The bootstrap superuser: for set-up, backup and restore. */
export const superuser = 'portway_admin';

export interface ClusterPlace {
  /** Where it is, or will be. */
  readonly folder: string;
  readonly programs: Programs;
  readonly runAs: RunAs;
  /** Set where there are no Unix sockets: the file with the password of all log-ins. */
  readonly passwordFile?: string | undefined;
  /** For tests, whose data need not survive a power cut. */
  readonly careless?: boolean;
}

/**
 * Creates the cluster if missing: next to its place, then moved, so that an interruption leaves nothing
 * half-made. The caller has the folder's lock. Throws a readable error for another major version or another
 * owner.
 */
export async function ensureCluster(place: ClusterPlace): Promise<void> {
  const { folder, runAs } = place;
  if (!existsSync(folder)) await makeCluster(place);
  requireOurs(folder);
  give(folder, runAs);
}

function requireOurs(folder: string): void {
  const owner = lstatSync(folder).uid;
  const us = process.geteuid?.();
  if (us !== undefined && us !== 0 && us !== owner) {
    throw new Error(
      `The database in ${folder} belongs to another user (number ${owner}). Start Portway as the user who made it, or name another DATA_DIR.`,
    );
  }
  const clusterMajor = majorOf(folder);
  if (clusterMajor !== major) throw new Error(otherMajor(clusterMajor, folder));
}

function majorOf(folder: string): string {
  try {
    return readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  } catch {
    throw new Error(explained('it is not a valid data directory: PG_VERSION is missing', folder));
  }
}

/** What to do with a database of another major version. */
export function otherMajor(clusterMajor: string, folder: string, releases = lastReleaseWith): string {
  const says = `The database in ${folder} was made by PostgreSQL ${clusterMajor}, and this release runs ${major}.`;
  if (Number(clusterMajor) > Number(major)) return `${says} Start the newer release of Portway that made it.`;
  const release = releases[clusterMajor];
  const how = release === undefined ? 'the release that made it' : `the release ${release}`;
  return `${says} With ${how}, write a backup: npm run admin -- backup <folder>. Then bring it back into an empty DATA_DIR with this one: npm run admin -- restore <folder>.`;
}

async function makeCluster({ folder, programs, runAs, passwordFile, careless }: ClusterPlace): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  give(draft, runAs);
  const [program, args] = command(runAs, programs.initdb, [
    ...['-D', draft, '-U', superuser, '-E', 'UTF8', '--no-instructions'],
    // The C locale does not fold É; the system's libraries would sort differently on each machine.
    ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...(passwordFile === undefined
      ? ['--auth-local=trust', '--auth-host=reject']
      : ['--auth=scram-sha-256', `--pwfile=${passwordFile}`]),
    ...(careless ? ['--no-sync'] : []),
  ]);
  try {
    await execute(program, args, { cwd: draft, env: plainEnvironment() });
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new Error(explained(output, folder), { cause: error });
  }
  renameSync(draft, folder);
}

/** PostgreSQL gets none of our settings and secrets, and no variables that change how it starts. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SYSTEMROOT, TEMP } = process.env;
  return { PATH, LC_ALL: 'C', TZ: 'UTC', ...(process.platform === 'win32' && { SYSTEMROOT, TEMP }) };
}
