import type { RepositoryFile, Violation } from './violation.ts';

const elsewhere =
  'The repository is read on other machines: write a path from its root, or make it a setting.';

/** Forbidden words, and the files that may contain them. */
const table: readonly { words: RegExp; hint: string; but?: readonly string[] }[] = [
  { words: /(?<![\w.-])\/(work|root)\//, hint: `A path of one machine. ${elsewhere}` },
  {
    words: /\.\.\/shared\b/,
    hint: `A folder outside the repository. ${elsewhere}`,
    but: ['bench/src/shared-files.ts', 'server/src/testing/files/shared-files.ts'],
  },
  { words: /\blorem\s+ipsum\b/i, hint: 'Filler text. Write what the reader needs to know, or leave it out.' },
];

/** Lines that contain paths of one machine, or filler text. */
export function words(files: readonly RepositoryFile[]): Violation[] {
  return files.flatMap(({ path, text }) =>
    table
      .filter((row) => !row.but?.includes(path) && row.words.test(text))
      .flatMap((row) =>
        text
          .split('\n')
          .flatMap((line, index) =>
            row.words.test(line) ? [{ path, line: index + 1, law: 'words', hint: row.hint }] : [],
          ),
      ),
  );
}
