import { expect, it } from 'vitest';
import { linked } from './linked.ts';

it('finds URLs, without the punctuation that ends the sentence', () => {
  expect(linked('Join at https://meet.example.com/a?b=1. See (http://example.com/x), then write.')).toEqual([
    { words: 'Join at ' },
    { address: 'https://meet.example.com/a?b=1' },
    { words: '. See (' },
    { address: 'http://example.com/x' },
    { words: '), then write.' },
  ]);
});

it('links nothing else', () => {
  for (const text of ['javascript:alert(1)', 'mail me at a@example.com', 'https://', ''])
    expect(linked(text)).toEqual(text === '' ? [] : [{ words: text }]);
});

it('links no URL that looks like another one', () => {
  for (const text of ['https://gov.uk@evil.example/', 'https://user:word@evil.example'])
    expect(linked(text)).toEqual([{ words: text }]);
  expect(linked('\u202ehttps://evil.example/ku\u202c')).toEqual([
    { words: '\u202e' },
    { address: 'https://evil.example/ku' },
    { words: '\u202c' },
  ]);
  expect(linked('https://example.com/@somebody')).toEqual([{ address: 'https://example.com/@somebody' }]);
});
