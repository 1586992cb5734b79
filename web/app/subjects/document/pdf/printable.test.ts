import { occupations } from '@portway/rules/occupations';
import { register } from '@portway/rules/register';
import { expect, it } from 'vitest';
import { printable } from './printable.ts';

it('every text of the law and every occupation can be printed as it is written', () => {
  const lawText = JSON.stringify(register.parameters, (_key, value) =>
    value instanceof Map ? [...value] : value,
  );
  expect(printable(lawText)).toBe(lawText);
  const titles = occupations.map(({ title }) => title).join('\n');
  expect(printable(titles)).toBe(titles);
});

it('line ends of any kind are line ends, and a tab is a space', () => {
  expect(printable('a\r\nb\rc\td')).toBe('a\nb\nc d');
});
