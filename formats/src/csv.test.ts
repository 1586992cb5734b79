import { expect, it } from 'vitest';
import { csvText } from './csv.ts';

const cell = (text: string) => csvText([[text]]).slice(1, -2);

it.each([
  ['=1+1', "'=1+1"],
  ['＝1+1', "'＝1+1"],
  ['\u200b=1+1', "'\u200b=1+1"],
  ['\u2060 @SUM(A1)', "'\u2060 @SUM(A1)"],
  ['\u034f=1+1', "'\u034f=1+1"],
  ['\ufe0f=1+1', "'\ufe0f=1+1"],
  ['\u2800=1+1', "'\u2800=1+1"],
  ['\u3164=1+1', "'\u3164=1+1"],
  ['Amara;=1+1', "Amara;'=1+1"],
  ['Amara; \u200d-1+1', "Amara;' \u200d-1+1"],
  ['first\n=1+1', '"first\n\'=1+1"'],
])('%j is no formula for any spreadsheet', (text, written) => {
  expect(cell(text)).toBe(written);
});

it.each(['Amara; Rohan', 'a - b', 'Duties:\n- plan', 'x=1', '10 %', 'one;two'])(
  '%j stays as it is',
  (text) => {
    expect(cell(text).replaceAll('"', '')).toBe(text);
  },
);
