import { expect, it } from 'vitest';
import { breakLines } from './break-lines.ts';

const widthOf = (line: string) => line.length * 10;

it('a headline that fits stays on one line', () => {
  expect(breakLines('Tools', 200, widthOf)).toEqual(['Tools']);
});

it('avoids a single word on the last line where the other lines can spare one', () => {
  expect(breakLines('one two three four', 140, widthOf)).toEqual(['one two', 'three four']);
});

it('puts a word wider than the line on a line of its own, uncut', () => {
  expect(breakLines('a wheelbarrow b', 60, widthOf)).toEqual(['a', 'wheelbarrow', 'b']);
});
