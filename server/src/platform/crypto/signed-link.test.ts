import { describe, expect, it } from 'vitest';
import { signedLinks } from './signed-link.ts';

const id = '0b9f5a3e-8f5a-4f0e-9a51-2f1f2f3c7b1d';
let moment = Date.parse('2026-11-21T12:00:00Z');
const links = signedLinks(['a secret of at least 32 characters'], () => moment);
const at = (text: string) => {
  moment = Date.parse(text);
};

describe('a signed link', () => {
  it('is valid until it expires', () => {
    at('2026-11-21T12:00:00Z');
    const token = links.sign('manage-booking', id, Date.parse('2026-11-24T09:30:00Z'));
    at('2026-11-24T09:29:59Z');
    expect(links.read('manage-booking', token)).toEqual({ status: 'good', id });
    at('2026-11-24T09:30:00Z');
    expect(links.read('manage-booking', token)).toEqual({ status: 'expired', id });
  });

  it('serves its own purpose only', () => {
    at('2026-11-21T12:00:00Z');
    const token = links.sign('confirm-newsletter', id, Date.parse('2026-11-28T12:00:00Z'));
    expect(links.read('end-newsletter', token)).toEqual({ status: 'not-ours' });
  });

  it('is invalid once any character is changed or missing', () => {
    at('2026-11-21T12:00:00Z');
    const token = links.sign('manage-booking', id, Date.parse('2026-11-24T09:30:00Z'));
    for (let index = 0; index < token.length; index += 1) {
      const other = token[index] === 'a' ? 'b' : 'a';
      const altered = token.slice(0, index) + other + token.slice(index + 1);
      expect(links.read('manage-booking', altered).status, `at ${index}`).not.toBe('good');
      expect(links.read('manage-booking', token.slice(0, index)).status).toBe('not-ours');
    }
  });

  it('is invalid when signed with another secret', () => {
    const strangers = signedLinks(['another secret of 32 characters!'], () => moment);
    const token = strangers.sign('manage-booking', id, moment + 60_000);
    expect(links.read('manage-booking', token)).toEqual({ status: 'not-ours' });
  });
});
