import { expect, it } from 'vitest';
import { emailAddress } from './email-address.ts';

it.each([
  ['amara@example.com', 'amara@example.com'],
  [' Amara.Obi@Example.COM ', 'Amara.Obi@Example.COM'],
  ['josé@example.com', 'josé@example.com'],
  // An accent of its own, as macOS types it, and a capital letter.
  ['JOSE\u0301@example.com', 'JOSé@example.com'],
  ['info@mañana.es', 'info@mañana.es'],
  // As browsers send it.
  ['info@xn--maana-pta.es', 'info@mañana.es'],
  ['info@XN--MAANA-PTA.es', 'info@mañana.es'],
  ['info@MAÑANA.es', 'info@mañana.es'],
  ['用户@例子.广告', '用户@例子.广告'],
  ['δοκιμή@παράδειγμα.δοκιμή', 'δοκιμή@παράδειγμα.δοκιμή'],
  ['संपर्क@डाटामेल.भारत', 'संपर्क@डाटामेल.भारत'],
])('%j is the address %j', (typed, address) => {
  expect(emailAddress.parse(typed)).toBe(address);
});

it.each([
  'amara',
  'amara@',
  'amara@example',
  'amara obi@example.com',
  'amara@exam ple.com',
  'amara@@example.com',
  'josé@mañana',
  // What is not seen, and what turns the direction of writing.
  'am\u200Bara@example.com',
  'amara\u202E@example.com',
  'amara@ex\u00ADample.com',
  'info@xn--a.es',
  'info@xn--.es',
  `${'é'.repeat(130)}@example.com`,
  `${'a'.repeat(250)}@example.com`,
])('%j is refused: "Please enter a valid email address"', (typed) => {
  expect(emailAddress.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([
    'Please enter a valid email address',
  ]);
});
