import { expect, it } from 'vitest';
import { patterns, plainWords } from './plain-words.ts';
import { repositoryFiles } from './repository-files.ts';
import { report } from './violation.ts';

it('screens, emails, PDFs and errors say what a British person would say', () => {
  expect(report(plainWords(repositoryFiles()))).toEqual([]);
});

const path = 'web/app/site/page.tsx';
const page = (words: string) => [{ path, text: `\nexport const Words = () => <p>${words}</p>;` }];

/** What the product once said. */
const examples = [
  'Failed e-mails',
  'Stop mails about new jobs',
  'We have mailed you six digits.',
  'We mail you once, to confirm.',
  'A mail that is sent is gone.',
  'Answer this email and your answer reaches the sender.',
  'Somebody logged in',
  'Give it to whoever asks for it.',
  'Send the link anew',
  'The job was closed meanwhile.',
  'The employer is here no more and sees none of it.',
  'The job is no more; look at others.',
  'Your latest jobs stand here.',
  'This invitation no longer stands.',
  'Beside this page, each part stands in a file.',
  'None went along.',
  'Take it out of the other list.',
  'This link is not whole.',
  'Give a whole amount a year.',
  'Give the hours of a week.',
  'There is no rule of this id.',
  'We look whether the duties fit another code.',
  'The salary is looked at over the year.',
  'The other side is not told who did.',
  'If that was not you, do nothing: nothing happens.',
  'It cannot be switched off.',
  'You receive this because you asked for it.',
  'Name this passkey, so that you know it again.',
  'It is not your doing.',
  'The job that you look for',
  'By your profile you do not need a sponsor.',
  'Months of the certificate, a part counted as one',
  'That it held before is a practitioner’s knowledge.',
  'What follows is not known.',
  'Who may pay, and what comes back',
  'The band tells the figure.',
  'That was one try too many.',
  'Try again in a short while.',
  'No job fits yet',
  'It aims at a day and guarantees nothing.',
  'A booked demo binds you to nothing.',
  'Nothing in the rule stands in the way.',
  'How to be rid of them',
  'It is not answered whether the worker is under 26.',
  'Search for less',
  'Dead letters',
];

it.each(examples)('nothing says %j', (words) => {
  expect(plainWords(page(words))[0]).toMatchObject({ path, line: 2, law: 'plain-words' });
});

it('each row has its example', () => {
  const unseen = patterns.filter(({ words }) => !examples.some((example) => words.test(example)));
  expect(unseen.map(({ words }) => words.source)).toEqual([]);
});

it('says the place, the words and what to say instead', () => {
  expect(report(plainWords(page('Try the code anew.')))).toEqual([
    `${path}:2 [plain-words] Not “anew” but “again”: “Try the code anew.”`,
  ]);
});

it.each([
  'Reply to this email.',
  'A mail service delivers our emails.',
  'Give this plan a name.',
  'Give an email address',
  'The records show that sponsored workers are told their UK employment rights.',
  'Come back to this page later.',
  'No code fits every job.',
  'Students will look for work.',
])('%j may be said', (words) => {
  expect(report(plainWords(page(words)))).toEqual([]);
});

it.each([
  ['web/app/site/page.test.tsx', "export const words = 'Somebody wrote';"],
  ['server/src/testing/valid-requests.ts', "export const words = 'Somebody wrote';"],
  ['web/app/site/page.tsx', '// Somebody wrote.\nexport const words = 1;'],
  ['docs/notes.md', 'Somebody wrote.'],
])('%s may contain %j', (where, text) => {
  expect(report(plainWords([{ path: where, text }]))).toEqual([]);
});
