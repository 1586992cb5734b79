import { matchesGlob } from 'node:path';
import { importsOf, targetOf } from './imports.ts';
import { isTest } from './syntax.ts';
import type { RepositoryFile, Violation } from './violation.ts';

const sheet = 'web/app/app.css';
const isStart = ({ path }: RepositoryFile) => /^web\/app\/([^/]+\.tsx$|site\/)/.test(path);

/**
 * Parts of the web whose utilities weigh on public pages though none draws them, and parts of public pages
 * whose utilities are left out: what the `@source not` of the sheet of public pages should say otherwise.
 */
export function publicSheet(files: readonly RepositoryFile[]): Violation[] {
  const leftOut = globsOf(files.find(({ path }) => path === sheet)?.text ?? '');
  const publicParts = drawnByPublicPages(files);
  return files
    .filter(({ path }) => path.startsWith('web/app/') && path.endsWith('.tsx') && !isTest(path))
    .flatMap(({ path }) => {
      const isLeftOut = leftOut.some((glob) => matchesGlob(path, glob) || matchesGlob(path, `${glob}/**`));
      if (isLeftOut !== publicParts.has(path)) return [];
      const hint = isLeftOut
        ? `Public pages draw it, and ${sheet} leaves out its utilities. Take it off its “@source not”.`
        : `Only pages behind the log-in draw it: add it to the “@source not” of ${sheet}, so that its utilities are in theirs alone.`;
      return [{ path, line: 1, law: 'public-sheet', hint }];
    });
}

function globsOf(css: string): string[] {
  return [...css.matchAll(/@source not "\.\/([^"]+)";/g)].map(([, glob]) => `web/app/${glob}`);
}

/** Every file that a public page imports, directly or not. */
function drawnByPublicPages(files: readonly RepositoryFile[]): Set<string> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const paths = new Set(byPath.keys());
  const parts = new Set(files.filter((file) => isStart(file) && !isTest(file.path)).map(({ path }) => path));
  // Iterating over a set includes what is added on the way.
  for (const path of parts) {
    const file = byPath.get(path);
    if (file === undefined || !/\.tsx?$/.test(path)) continue;
    for (const { specifier = '', typeOnly } of importsOf(file)) {
      const target = targetOf(path, specifier, paths);
      if (!typeOnly && 'file' in target && target.file.startsWith('web/')) parts.add(target.file);
    }
  }
  return parts;
}
