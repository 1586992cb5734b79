import { expect, it } from 'vitest';
import { breakLines } from './break-lines.ts';

const widthOf = (line: string) => line.length * 10;

it('a headline that fits stays on one line', () => {
  expect(breakLines('Tools', 200, widthOf)).toEqual(['Tools']);
});

it('no word is left alone on the last line where the others can spare it company', () => {
  expect(breakLines('one two three four', 140, widthOf)).toEqual(['one two', 'three four']);
});

it('a word wider than the line stands alone, and is not cut', () => {
  expect(breakLines('a wheelbarrow b', 60, widthOf)).toEqual(['a', 'wheelbarrow', 'b']);
});
