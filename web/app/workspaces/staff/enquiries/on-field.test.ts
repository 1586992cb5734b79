import { expect, it } from 'vitest';
import { failed, succeeded } from '../../../kit/forms/form-state.ts';
import { onField } from './on-field.ts';

it('shows the error of a text at the field of its own form', () => {
  const refused = failed('Look again.', { fieldErrors: { text: 'Write the note.' } });
  expect(onField('note', refused)).toEqual(
    failed('Look again.', { fieldErrors: { note: 'Write the note.' } }),
  );
});

it('leaves any other response unchanged', () => {
  const success = succeeded('The note is saved.', undefined);
  expect(onField('note', success)).toBe(success);
});
