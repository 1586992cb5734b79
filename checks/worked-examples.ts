import { execFileSync } from 'node:child_process';
import { repositoryRoot } from './repository-files.ts';
import { lineAt, type RepositoryFile, type Violation } from './violation.ts';

/** Whether the history holds a commit with this subject; `unknown` where only a part of it was cloned. */
export type FindCommit = (subject: string) => 'found' | 'missing' | 'unknown';

const guide = 'CONTRIBUTING.md';

/**
 * The guide names commits that show how something is done by their subjects: hashes do not outlive a rewritten history, and
 * nobody can read what they are.
 */
export function workedExamples(files: readonly RepositoryFile[], find: FindCommit): Violation[] {
  return files
    .filter(({ path }) => path === guide)
    .flatMap(({ path, text }) => [
      ...[...text.matchAll(/\b(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{7,40}\b/g)].map(({ index }) => ({
        ...{ path, line: lineAt(text, index), law: 'worked-examples' },
        hint: "Name a commit by its subject: `git log --grep='…'`. A hash does not outlive a rewritten history.",
      })),
      ...examplesIn(text)
        .filter(({ subject }) => find(subject) === 'missing')
        .map(({ subject, line }) => ({
          ...{ path, line, law: 'worked-examples' },
          hint: `No commit has the subject “${subject}”. Name one that has, or describe the steps alone.`,
        })),
    ]);
}

/** The commits that the guide names, with the lines that do. */
export function examplesIn(text: string): readonly { readonly subject: string; readonly line: number }[] {
  return [...text.matchAll(/git log --grep='([^']+)'/g)].map(({ 1: subject = '', index }) => ({
    subject,
    line: lineAt(text, index),
  }));
}

function git(...args: readonly string[]): string {
  // The repository may belong to another user than the one who runs the tests, as in a container.
  return execFileSync('git', ['-c', 'safe.directory=*', ...args], { cwd: repositoryRoot, encoding: 'utf8' });
}

/** Looks through the history of this clone, as its reader would. */
export const findCommit: FindCommit = (subject) => {
  const subjects = git('log', '--format=%s', '--fixed-strings', `--grep=${subject}`).trim().split('\n');
  if (subjects.includes(subject)) return 'found';
  return git('rev-parse', '--is-shallow-repository').trim() === 'true' ? 'unknown' : 'missing';
};
