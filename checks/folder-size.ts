import { dirname } from 'node:path/posix';
import type { RepositoryFile, Violation } from './violation.ts';

const maxFiles = 20;
const isCode = /\.(?:tsx?|mjs|js|sql|css)$/;

/** Folders whose files are read as one list, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  checks: 'one law to a file, with its test beside it',
  'files/src/testing/hostile-variants': 'one way of hiding a program to a file',
  'scripts/setup': 'what a clone needs before anything is installed, a step to a file',
  'server/src/platform/db/migrations': 'numbered, one after the other, and never moved once released',
  'server/src/platform/http': 'what every request passes through, a step to a file',
  'web/app/ui': 'the components of the design system, looked up by name',
};

/** Folders with so many files that a reader must search them: divide them by noun. */
export function folderSize(files: readonly RepositoryFile[]): Violation[] {
  const counts = new Map<string, number>();
  for (const { path } of files.filter(({ path }) => isCode.test(path)))
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > maxFiles && exceptions[folder] === undefined)
    .map(([folder, count]) => ({
      path: folder,
      line: 1,
      law: 'folder-size',
      hint: `${count} files; at most ${maxFiles}. Divide it into folders by noun.`,
    }));
}
