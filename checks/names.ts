import type { RepositoryFile, Violation } from './violation.ts';

const emptyWords = 'utils util helpers helper common misc manager data info stuff'.split(' ');

/** Phrases in which an otherwise empty word has a clear meaning. */
const phrases = ['data-protection', 'data-folder', 'personal-data', 'hiring-manager'];

/** Names that tools and hosts require exactly as they are: README.md, .editorconfig, LICENSE. */
const conventionalName = /^(\.[\w.-]+|[A-Z][A-Z_]*(\.[a-z]+)?|Dockerfile|Makefile)$/;

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Files and folders whose name does not say what they are about, or is not in kebab-case. */
export function names(files: readonly RepositoryFile[]): Violation[] {
  return files.flatMap(({ path }) =>
    path.split('/').flatMap((name) => {
      const fault = faultOf(name);
      return fault === undefined ? [] : [{ path, line: 1, law: 'names', hint: fault }];
    }),
  );
}

function faultOf(name: string): string | undefined {
  if (conventionalName.test(name)) return undefined;
  const parts = name.split('.');
  const remainder = phrases.reduce((text, phrase) => text.replaceAll(phrase, ''), name.toLowerCase());
  const empty = remainder.split(/[-._]/).find((word) => emptyWords.includes(word));
  if (empty)
    return `'${name}': '${empty}' says nothing. Name the file after the law or the user's word it serves.`;
  if (parts.every((part) => kebab.test(part))) return undefined;
  return `'${name}': write names in kebab-case, as 'skills-charge.ts'.`;
}
