import { expect, it } from 'vitest';
import { nameOfCopy, plainName } from './file-name.ts';

it.each([
  ['cv.pdf', 'cv.pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\me\\CV final.docx', 'CV final.docx'],
  ['cv\u202Efdp.txt', 'cvfdp.txt'],
  ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie- x.pdf'],
  ['say "hello".pdf', 'say -hello-.pdf'],
  ['履歴書.pdf', '履歴書.pdf'],
  ['.htaccess', 'htaccess'],
  ['..', 'file'],
  ['cv.pdf. . ', 'cv.pdf'],
  [`${'x'.repeat(300)}.docx`, `${'x'.repeat(115)}.docx`],
])('a file called %j is called %j here', (name, plain) => {
  expect(plainName(name)).toBe(plain);
});

it.each([
  ['Offer.v2.docx', 'application/pdf', 'Offer.v2.pdf'],
  ['履歴書.docx', 'text/plain; charset=utf-8', '履歴書.txt'],
  ['terms.doc', 'application/msword', 'terms.doc'],
])('what is made of %s, as %s, is called %s', (name, type, copyName) => {
  expect(nameOfCopy(name, type)).toBe(copyName);
});
