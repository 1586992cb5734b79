import { matchesGlob } from 'node:path';
import type { RepositoryFile, Violation } from './violation.ts';

const longest = 400;

/** Files of data or prose, which nobody reads as code. */
const exceptions = [
  'rules/src/occupations/tables/{edition-*,going-rates-*,typical-titles}.ts',
  'rules/src/role-search/titles/{example,index}-titles.ts',
  'rules/src/role-search/synonyms/*.ts',
  'server/src/schema.sql',
  'server/src/platform/db/rows.ts',
  'server/src/platform/db/migrations/0001-baseline.sql',
  '**/*.{json,md,csv,svg}',
];

/** Files too long to read in one sitting. */
export function fileSize(files: readonly RepositoryFile[]): Violation[] {
  return files
    .filter(({ path }) => !exceptions.some((glob) => matchesGlob(path, glob)))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
      const hint = `${lines} lines; at most ${longest}. Split it by subject into files that each say one thing.`;
      return lines > longest ? [{ path, line: longest + 1, law: 'file-size', hint }] : [];
    });
}
