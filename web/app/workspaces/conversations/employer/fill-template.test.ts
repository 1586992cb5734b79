import { expect, it } from 'vitest';
import { fillTemplate } from './fill-template.ts';

const conversation = { with: 'Amara Okafor', position: 'Backend engineer' };

it('puts the candidate’s first name and the job into a template, each time they are named', () => {
  expect(fillTemplate('Dear {name}, about {job}. Thank you, {name}.', conversation)).toBe(
    'Dear Amara, about Backend engineer. Thank you, Amara.',
  );
});

it('leaves other words in braces as they are, and a name that looks like a field is not filled again', () => {
  expect(fillTemplate('{day} for {name}', { ...conversation, with: '{job} Okafor' })).toBe('{day} for {job}');
});
