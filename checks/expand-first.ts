import { lineAt, type RepositoryFile, type Violation } from './violation.ts';

const folder = 'server/src/platform/db/migrations/';

/** Makes an empty database: no release before it reads what it makes. */
const baseline = 1;

/** What a process of the release before would trip over while it still runs. */
const contracting: readonly { what: RegExp; hint: string }[] = [
  { what: /\bdrop\s+(?:column|table|function|view)\b/gi, hint: 'removes what the release before still uses' },
  { what: /\brename\s+(?:to|column|constraint)\b/gi, hint: 'renames what the release before still uses' },
  {
    what: /\balter\s+column\s+\w+\s+(?:set\s+data\s+)?type\b/gi,
    hint: 'changes the type of a column in use',
  },
  {
    what: /\balter\s+column\s+\w+\s+set\s+not\s+null\b/gi,
    hint: 'refuses rows that the release before writes',
  },
  {
    what: /\bcreate\s+or\s+replace\s+view\b/gi,
    hint: 'changes the rows of a view under functions of the release before, which fail once each',
  },
];

/** Landed before its fault was a check's: docs/upgrading.md says what it costs. */
const landed: readonly string[] = [`${folder}0020-register-word.sql`];

/** A first line such as `-- contract: sponsor_check.seen, not read since 0.15.0` says that the release before is gone. */
const contracts = /^-- contract: .+, not (?:read|written) since \d+\.\d+\.\d+/;

/** While a new process migrates and starts, an old one goes on: a migration expands, and a later release contracts. */
export function expandFirst(files: readonly RepositoryFile[]): Violation[] {
  return files
    .filter(({ path }) => path.startsWith(folder) && path.endsWith('.sql'))
    .filter(({ path }) => Number(path.slice(folder.length, folder.length + 4)) > baseline)
    .filter(({ path, text }) => !(landed.includes(path) || contracts.test(text)))
    .flatMap(({ path, text }) =>
      contracting.flatMap(({ what, hint }) =>
        [...withoutComments(text).matchAll(what)].map(({ index }) => ({
          path,
          line: lineAt(text, index),
          law: 'expand-first',
          hint: `This ${hint}. Do it a release later, with "-- contract: …, not read since 0.15.0" as the first line.`,
        })),
      ),
    );
}

/** Comments as spaces, so that line numbers stay. */
function withoutComments(text: string): string {
  return text.replace(/--[^\n]*/g, (comment) => ' '.repeat(comment.length));
}
