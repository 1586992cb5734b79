import { expect, it } from 'vitest';
import { securityText } from './security-text.ts';

it('names a contact and expires in half a year', () => {
  expect(securityText('2026-11-21', 'https://portway.example')).toBe(
    `Contact: mailto:hello@portway.example
Expires: 2027-05-20T00:00:00Z
Preferred-Languages: en
Canonical: https://portway.example/.well-known/security.txt
`,
  );
});
