import { expect, it } from 'vitest';
import { website } from './account/account-settings/account-fields.ts';
import { webAddress } from './candidate/profile/profile-texts.ts';
import { isPublicAddress } from './public-host.ts';

const refused = [
  'http://localhost',
  'http://printer.local/',
  'https://wiki.internal',
  'http://router.lan',
  'http://10.0.0.1/admin',
  'http://169.254.169.254/latest/meta-data',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://[::1]/',
  'http://[fd00::1]/',
  'https://portway.example@evil.example/',
  'https://user:secret@portway.example/',
  'http://localhost./',
  'https://portway.example\\@evil.example/',
  'https:\\\\portway.example/',
  'https:////evil.example',
  'https://port\u200bway.example/',
];

it.each(refused)('%s leads nowhere that everybody can go', (address) => {
  expect(isPublicAddress(address)).toBe(false);
  expect(website.safeParse(address).success).toBe(false);
  expect(webAddress().safeParse(address).success).toBe(false);
});

it.each([
  'https://portway.example/',
  'http://jobs.portway.example:8080/a?b=c',
  'https://xn--bcher-kva.example/',
])('%s is an address of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(true);
  expect(website.safeParse(address).success).toBe(true);
  expect(webAddress().safeParse(address).success).toBe(true);
});
