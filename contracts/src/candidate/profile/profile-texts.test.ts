import { expect, it } from 'vitest';
import { longText } from './profile-texts.ts';

it('takes marks that turn text around out of it, and leaves words of any direction', () => {
  expect(longText(100).parse('\u202ehttps://evil.example/ku.vog\u202c')).toBe('https://evil.example/ku.vog');
  expect(longText(100).parse('\u2067مرحبا\u2069 \u200fشكرا')).toBe('مرحبا \u200fشكرا');
});
