import { describe, expect, it } from 'vitest';
import { ranked } from './rank.ts';

const entries = [
  { label: 'Desired salary', words: 'pay wage money' },
  { label: 'Minimum salary', words: 'going rate threshold' },
  { label: 'Salary calculator' },
  { label: 'Password' },
  { label: 'Passkeys', words: 'fingerprint face webauthn' },
  { label: 'Résumé / CV', words: 'upload file' },
  { label: 'A sponsor’s duties', words: 'report records' },
];
const labelsFor = (query: string) => ranked(entries, query).map(({ entry }) => entry.label);

describe('what is found', () => {
  it.each([
    ['the beginning of a word', 'calc', ['Salary calculator']],
    ['the beginnings of several words, in any order', 'sal min', ['Minimum salary']],
    ['another word that people use', 'wage', ['Desired salary']],
    ['a word without its accents', 'resume', ['Résumé / CV']],
    ['a word without its apostrophe', 'sponsors', ['A sponsor’s duties']],
    ['a wrong letter', 'minumum', ['Minimum salary']],
    ['a letter too many', 'passwword', ['Password']],
    ['a missing letter', 'calulator', ['Salary calculator']],
    ['two letters in each other’s place', 'fingerpirnt', ['Passkeys']],
    ['a slip in what is not yet a whole word', 'calclu', ['Salary calculator']],
    ['words of which one leads nowhere', 'salary elephant', []],
    ['a slip in the first letter', 'xalculator', []],
    ['a slip in three letters', 'pxs', []],
    ['nothing but spaces', '  ', []],
  ])('by %s', (_, query, labels) => {
    expect(labelsFor(query)).toEqual(labels);
  });

  it('ranks a name that starts with the query above a word inside it, and that above synonyms', () => {
    expect(labelsFor('salary')).toEqual(['Salary calculator', 'Desired salary', 'Minimum salary']);
    expect(labelsFor('pass')).toEqual(['Password', 'Passkeys']);
  });

  it('ranks exact matches above matches with a typo', () => {
    expect(labelsFor('passk')).toEqual(['Passkeys', 'Password']);
    expect(labelsFor('passw')).toEqual(['Password', 'Passkeys']);
  });
});
