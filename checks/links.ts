import { dirname, join } from 'node:path/posix';
import { lineAt, type RepositoryFile, type Violation } from './violation.ts';

/** Relative links and pictures of Markdown documents that lead to no file of the repository. */
export function links(files: readonly RepositoryFile[]): Violation[] {
  const paths = new Set(files.flatMap(({ path }) => [path, ...foldersOf(path)]));
  return files
    .filter(({ path }) => path.endsWith('.md') && !path.startsWith('server/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g)]
        // What begins with a slash is a page of the site.
        .filter(([, target = '']) => !/^(?:[a-z]+:|\/)/.test(target))
        .filter(([, target = '']) => !paths.has(join(dirname(path), target).replace(/\/$/, '')))
        .map(({ 1: target, index }) => ({
          ...{ path, line: lineAt(text, index), law: 'links' },
          hint: `There is no ${target} here. Link to a file that is in the repository.`,
        })),
    );
}

function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
