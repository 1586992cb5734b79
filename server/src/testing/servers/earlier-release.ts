import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const migrations = 'server/src/platform/db/migrations';
const workspaces = ['contracts', 'files', 'formats', 'rules', 'server'] as const;

const git = (...parameters: readonly string[]) =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** The migrations of a commit, each with the hash of its text. */
const migrationsOf = (commit: string) =>
  git('ls-tree', commit, `${migrations}/`)
    .split('\n')
    .filter((line) => line.endsWith('.sql'));

/** The commit before the newest migration, which has the same up to there; undefined without the history. */
export function earlierRelease(): string | undefined {
  try {
    const newest = migrationsOf('HEAD');
    const commits = git('log', '--format=%H', '--max-count=40', '--', migrations).trim().split('\n');
    const parents = commits.map((commit) => git('rev-parse', `${commit}^`).trim());
    return parents.find((commit) => {
      const ownMigrations = migrationsOf(commit);
      return (
        ownMigrations.length < newest.length && ownMigrations.every((line, index) => line === newest[index])
      );
    });
  } catch {
    return undefined;
  }
}

/** Puts the server of a commit into a folder, with the packages of this one. Returns its `main.ts`. */
export function checkOut(commit: string, folder: string): string {
  mkdirSync(folder);
  const archive = execFileSync('git', ['archive', commit, 'package.json', ...workspaces], {
    cwd: root,
    maxBuffer: 2 ** 29,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '@portway'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@portway') symlinkSync(join(root, 'node_modules', name), join(packages, name));
  for (const name of workspaces) symlinkSync(join(folder, name), join(packages, '@portway', name));
  return join(folder, 'server/src/main.ts');
}
