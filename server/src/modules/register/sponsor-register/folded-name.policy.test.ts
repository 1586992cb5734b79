import { expect, it } from 'vitest';
import { foldedName, kindOf } from './folded-name.policy.ts';

it.each([
  ['Acme Ltd.', 'acme', 'Limited'],
  ['The Acme Public Limited Company', 'acme', 'PLC'],
  ['Acme Care Community Interest Company', 'acme care', 'CIC'],
  ['Acme Limited Liability Partnership', 'acme', 'LLP'],
  ['Public Limited Company', 'public limited company', ''],
  ['Café Zoë & Sons PLC', 'cafe zoe and sons', 'PLC'],
  ['Limited', 'limited', ''],
  // A word that is also the name of what every JavaScript object has.
  ['Your Constructor Limited', 'your constructor', 'Limited'],
])('“%s” is compared as “%s”, and is of the kind “%s”', (name, folded, kind) => {
  expect([foldedName(name), kindOf(name)]).toEqual([folded, kind]);
});
