import { expect, it } from 'vitest';
import { advertisementTexts } from './advertisement-texts.ts';

it('sorts the lines of an advertisement under its own headings, word for word', () => {
  const pasted = [
    'Tooling Engineer',
    'You look after the platform.',
    '',
    'What you’ll do:',
    '- Build pipelines',
    'Requirements',
    '- Kubernetes in production',
    'About you: you write clearly.',
    'Benefits',
    'A bicycle.',
  ].join('\n');
  expect(advertisementTexts(pasted)).toEqual({
    about: 'Tooling Engineer\nYou look after the platform.\n\nA bicycle.',
    responsibilities: '- Build pipelines',
    qualifications: '- Kubernetes in production\nyou write clearly.',
  });
});

it('takes a sentence that begins like a heading for a sentence', () => {
  const sentence = 'What you do matters to the eleven million people who read our letters every single day.';
  expect(advertisementTexts(sentence)).toEqual({ about: sentence });
});

it('finds nothing in nothing', () => {
  expect(advertisementTexts('  \n ')).toEqual({});
});
