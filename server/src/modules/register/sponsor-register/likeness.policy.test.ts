import { expect, it } from 'vitest';
import { foldedName } from './folded-name.policy.ts';
import { likeness } from './likeness.policy.ts';

/** How surely an employer is the only entry with its name. */
function judgementOf([name, town]: readonly [string, string], [entry, entryTown]: readonly [string, string]) {
  const foundEntry = { name: entry, town: entryTown, folded: foldedName(entry), trading: false };
  const { confidence, because } = likeness({ name, town, tradingName: null }, foundEntry, 0);
  return [confidence, ...because];
}

it.each([
  ['Bury', 'Bury St Edmunds'],
  ['Newcastle', 'Newcastle under Lyme'],
  ['Sutton Coldfield', 'Sutton'],
  ['Wells', 'Tunbridge Wells'],
  ['Ashton', 'Ashton-under-Lyne'],
  ['Manchester', 'Greater Manchester'],
])('%s is not %s, though it may be meant', (town, entryTown) => {
  const words = `Perhaps another town. The register says ${entryTown}, and not ${town}.`;
  expect(judgementOf(['Acme', town], ['Acme Ltd', entryTown])).toEqual(['likely', 'The same name.', words]);
});

it.each([
  ['London', 'Greater London'],
  ['City of London', 'LONDON'],
  ['ashton under lyne', 'Ashton-under-Lyne'],
])('%s is %s', (town, entryTown) => {
  expect(judgementOf(['Acme', town], ['Acme Ltd', entryTown])[0]).toBe('exact');
});

it.each([
  ['Smith & Jones Limited', 'Smith and Jones LLP', 'LLP', 'Limited'],
  ['Acme Ltd', 'Acme Public Limited Company', 'PLC', 'Limited'],
  ['Acme Inc.', 'Acme C.I.C. T/A Something', 'CIC', 'Inc'],
])('%s is another than %s', (name, entry, entryKind, soughtKind) => {
  const foundEntry = { name: entry, town: 'Hull', folded: foldedName(name), trading: false };
  expect(likeness({ name, town: 'Hull', tradingName: null }, foundEntry, 0)).toEqual({
    confidence: 'likely',
    because: [
      'The same name.',
      `Another kind of company. The register says ${entryKind}, and not ${soughtKind}.`,
      'The same town: Hull.',
    ],
  });
});

it.each([
  ['Acme Ltd', 'ACME LIMITED'],
  ['Acme', 'Acme LLP'],
  ['Acme PLC', 'The Acme Public Limited Company'],
])('%s is %s', (name, entry) => {
  expect(judgementOf([name, 'Hull'], [entry, 'Hull'])[0]).toBe('exact');
});

it('keeps a name that is nothing but a kind of company, and folds a very long one at once', () => {
  expect(['Ltd', 'Limited Ltd', 'The Ltd'].map(foldedName)).toEqual(['ltd', 'limited', 'the']);
  const started = performance.now();
  expect(foldedName(`Acme${' ltd'.repeat(20_000)} x`)).toHaveLength(80_006);
  expect(performance.now() - started).toBeLessThan(500);
});
