import fc from 'fast-check';
import { typedByAPerson } from './hostile-requests.ts';

const oddText = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      ' ',
      '%00',
      '%ff',
      '%ed%a0%80',
      '%zz',
      '+',
      '%25',
      "'",
      '%5C',
      '__proto__',
      '0',
      '-1',
      '1e400',
      'NaN',
    ],
    ...[
      '%F0%9F%8E%89',
      encodeURIComponent(typedByAPerson),
      'x'.repeat(3000),
      '2026-02-30',
      'null',
      '%25%25%25',
    ],
  ),
  fc.string({ unit: 'grapheme' }).map(encodeURIComponent),
);
const oddName = fc.oneof(fc.constantFrom('__proto__', 'constructor', 'a[b]', '%00', ''), oddText);

/** Makes up the query of a GET: fields of a sound one, some left out, replaced, given twice, or strange. */
export function hostileQueries(sound: Readonly<Record<string, unknown>>): fc.Arbitrary<string> {
  const pairs = Object.entries(sound).map(([name, value]) =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constant(`${name}=${encodeURIComponent(String(value))}`) },
      { weight: 3, arbitrary: fc.constant('') },
      oddText.map((odd) => `${name}=${odd}`),
      oddText.map((odd) => `${name}=${encodeURIComponent(String(value))}&${name}=${odd}`),
    ),
  );
  const strange = fc.oneof(
    { weight: 4, arbitrary: fc.constant('') },
    fc.tuple(oddName, oddText).map(([name, odd]) => `${name}=${odd}`),
  );
  return fc.tuple(...pairs, strange).map((all) => {
    const nonEmpty = all.filter((pair) => pair !== '');
    return nonEmpty.length === 0 ? '' : `?${nonEmpty.join('&')}`;
  });
}
