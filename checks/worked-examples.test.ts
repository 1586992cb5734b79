import { expect, it } from 'vitest';
import { repositoryFiles } from './repository-files.ts';
import { report } from './violation.ts';
import { examplesIn, type FindCommit, findCommit, workedExamples } from './worked-examples.ts';

it('each worked example of the guide is a commit that its reader finds', (context) => {
  const files = repositoryFiles();
  expect(report(workedExamples(files, findCommit))).toEqual([]);
  const guide = files.find(({ path }) => path === 'CONTRIBUTING.md')?.text ?? '';
  const examples = examplesIn(guide);
  expect(examples.length).toBeGreaterThan(1);
  const unseen = examples.filter(({ subject }) => findCommit(subject) === 'unknown');
  if (unseen.length > 0)
    context.skip(
      `Only a part of the history is here (a shallow clone), so these could not be looked for: ${unseen.map(({ subject }) => subject).join('; ')}`,
    );
});

const only =
  (...subjects: readonly string[]): FindCommit =>
  (subject) =>
    subjects.includes(subject) ? 'found' : 'missing';
const guide = (text: string) => [{ path: 'CONTRIBUTING.md', text }];

it('a commit that the history does not hold is refused, with its line', () => {
  const files = guide("First\n`git log --grep='Add a page'` and `git log --grep='Add a module'`");
  expect(workedExamples(files, only('Add a page'))).toMatchObject([
    { line: 2, law: 'worked-examples', hint: expect.stringContaining('Add a module') },
  ]);
});

it('is not refused where only a part of the history is there', () => {
  expect(report(workedExamples(guide("`git log --grep='Add a page'`"), () => 'unknown'))).toEqual([]);
});

it.each(['c881d'.concat('af'), '0e03c067', '2279b62c881daf0e03c0672279b62c881daf0e03'])(
  'a commit named by its hash is refused: %s',
  (hash) => {
    expect(workedExamples(guide(`\nCommit ${hash} shows it.`), only())).toMatchObject([{ line: 2 }]);
  },
);

it.each(['In 2026112 or feedface', 'docs/other.md'])('what only looks like one is accepted: %s', (text) => {
  expect(report(workedExamples(guide(text), only()))).toEqual([]);
});
