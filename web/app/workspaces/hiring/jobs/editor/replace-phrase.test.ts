import { expect, it } from 'vitest';
import { replaced } from './replace-phrase.ts';

const using = (text: string, words: string, better: string) =>
  replaced(text, { offset: text.indexOf(words), length: words.length, better });

it.each([
  [
    'its sentence',
    'We are six. You are a native English speaker and write clearly. Come!',
    'native English speaker',
    'You speak fluent English.',
    'We are six. You speak fluent English. Come!',
  ],
  [
    'its line, with the bullet',
    '- Kubernetes\n- native English speaker\n- Go',
    'native English speaker',
    'You speak fluent English.',
    '- Kubernetes\n- You speak fluent English.\n- Go',
  ],
  ['the whole text', 'native speaker', 'native speaker', 'You speak German.', 'You speak German.'],
  ['one title', 'Senior Salesman (North)', 'Salesman', 'Write “salesperson”.', 'Senior Salesperson (North)'],
])('a better sentence takes the place of %s', (_, text, words, better, result) => {
  expect(using(text, words, better)).toBe(result);
});
