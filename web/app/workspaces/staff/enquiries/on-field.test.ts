import { expect, it } from 'vitest';
import { onField } from './on-field.ts';

it('shows the error of a text at the field of its own form', () => {
  const refused = { status: 'refused', message: 'Look again.', fields: { text: 'Write the note.' } } as const;
  expect(onField('note', refused)).toEqual({
    status: 'refused',
    message: 'Look again.',
    fields: { note: 'Write the note.' },
  });
});

it('leaves any other response unchanged', () => {
  const done = { status: 'done', message: 'The note is kept.', got: undefined } as const;
  expect(onField('note', done)).toBe(done);
});
