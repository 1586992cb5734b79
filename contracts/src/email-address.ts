import './jitless.ts';
import punycode from 'punycode.js';
import { z } from 'zod';

/**
 * What `<input type="email">` accepts, with a dot in the domain: an address that mail can reach from anywhere. Letters,
 * digits and accents of any script count as those of ASCII do (RFC 6531), so that neither a space nor a sign that
 * turns the direction of writing can be part of one.
 */
const standardPattern =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)+$/u;

/** In bytes of UTF-8, as RFC 5321 counts. */
const longest = 254;
const message = 'Please enter a valid email address';

/**
 * An email address, trimmed, its case kept; anything else is refused with one message. A domain in other letters than
 * ASCII is as its owner writes it, whether it came so or as `xn--…`, which browsers send: one mailbox, one address.
 */
export const emailAddress = z
  .string(message)
  .trim()
  .max(longest, { error: message, abort: true })
  .regex(standardPattern, { error: message, abort: true })
  .overwrite(oneSpelling)
  .refine((address) => new TextEncoder().encode(address).length <= longest && hasDomain(address), message)
  .meta({ format: 'email', examples: ['amara@example.com'] });

/**
 * Composed, and beyond ASCII in small letters: a database in the locale C knows no others. What no domain can be
 * stays as it came, and is refused then.
 */
function oneSpelling(address: string): string {
  const [local = '', domain = ''] = address
    .normalize('NFC')
    .replace(/[^ -~]+/g, (text) => text.toLowerCase())
    .split('@');
  if (isAscii(domain) && !/(?:^|\.)xn--/i.test(domain)) return `${local}@${domain}`;
  const inItsLetters = domainInItsLetters(domain);
  return inItsLetters === undefined ? address : `${local}@${inItsLetters}`;
}

function hasDomain(address: string): boolean {
  const domain = address.slice(address.indexOf('@') + 1);
  return isAscii(domain) || domainInItsLetters(domain) !== undefined;
}

/** As the URL standard reads it; undefined for what can be no domain. */
function domainInItsLetters(domain: string): string | undefined {
  try {
    return punycode.toUnicode(new URL(`http://${domain}`).hostname);
  } catch {
    return undefined;
  }
}

const isAscii = (text: string): boolean => /^[ -~]*$/.test(text);
