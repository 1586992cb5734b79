import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RepositoryFile } from './violation.ts';

export const repositoryRoot = join(import.meta.dirname, '..');

/** Every file that is tracked, or new and not ignored. Binary files have an empty text. */
export function repositoryFiles(): RepositoryFile[] {
  // The repository may belong to another user than the one who runs the tests, as in a container.
  const trust = ['-c', 'safe.directory=*'];
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  return execFileSync('git', [...trust, ...list], { cwd: repositoryRoot, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(repositoryRoot, path)))
    .map((path) => ({ path, text: textOf(path) }));
}

function textOf(path: string): string {
  const text = readFileSync(join(repositoryRoot, path), 'utf8');
  return text.includes('\0') ? '' : text;
}
