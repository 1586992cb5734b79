import { spawnSync } from 'node:child_process';
import { lchownSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How to run PostgreSQL, which refuses to run as root. `user`: as another user. `namespace`: as a user of a
 * namespace, which for the disk is still root.
 */
export type RunAs =
  | { readonly kind: 'self' }
  | { readonly kind: 'user'; readonly name: string; readonly uid: number; readonly gid: number }
  | { readonly kind: 'namespace' };

export type Command = readonly [program: string, args: readonly string[]];

/** Chooses how to run a program; throws, saying what to do, when it is impossible. */
export function chooseRunAs(program: string): RunAs {
  if (process.getuid?.() !== 0) return { kind: 'self' };
  const user = unprivilegedUser();
  const ways: readonly RunAs[] = [...(user === undefined ? [] : [user]), { kind: 'namespace' }];
  const way = ways.find((way) => runs(command(way, program, ['--version'])));
  if (way !== undefined) return way;
  throw new Error(
    `PostgreSQL does not run as root, and ${user === undefined ? 'there is no user postgres or nobody' : `the user ${user.name} cannot reach ${program}`}. Start Portway as an ordinary user, give it a DATA_DIR that others may enter, or set DATABASE_URL.`,
  );
}

/** The command line that runs a program this way. */
export function command(way: RunAs, program: string, args: readonly string[]): Command {
  if (way.kind === 'self') return [program, args];
  if (way.kind === 'user') return ['setpriv', [...asUser(way), '--', program, ...args]];
  return ['unshare', [...asNobody, '--', program, ...args]];
}

/** The same for a program to be interrupted when its parent dies, where the system can do that. */
export function boundCommand(way: RunAs, program: string, args: readonly string[]): Command {
  if (process.platform !== 'linux' || !runs(['setpriv', ['--version']])) return command(way, program, args);
  const bound = ['--pdeathsig', 'INT', '--', program, ...args];
  if (way.kind === 'namespace') return ['unshare', [...asNobody, '--', 'setpriv', ...bound]];
  return ['setpriv', [...(way.kind === 'user' ? asUser(way) : []), ...bound]];
}

const asUser = ({ uid, gid }: { readonly uid: number; readonly gid: number }) =>
  ['--reuid', String(uid), '--regid', String(gid), '--clear-groups'] as const;
const asNobody = ['--user', '--map-user=65534', '--map-group=65534'] as const;

/**
 * Gives a folder and its contents to the user that runs the programs; the folder itself last, so that an
 * interrupted change is repeated.
 */
export function give(folder: string, way: RunAs): void {
  if (way.kind === 'self') return;
  const [uid, gid] = way.kind === 'user' ? [way.uid, way.gid] : [0, 0];
  if (lstatSync(folder).uid === uid) return;
  const giveAll = (path: string) => {
    if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) giveAll(join(path, name));
    lchownSync(path, uid, gid);
  };
  giveAll(folder);
}

function runs([program, args]: Command): boolean {
  return spawnSync(program, [...args], { cwd: '/', stdio: 'ignore' }).status === 0;
}

function unprivilegedUser(): Extract<RunAs, { kind: 'user' }> | undefined {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const user of ['postgres', 'nobody']) {
    const [name, , uid, gid] = lines.map((line) => line.split(':')).find(([name]) => name === user) ?? [];
    if (name !== undefined) return { kind: 'user', name, uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}
