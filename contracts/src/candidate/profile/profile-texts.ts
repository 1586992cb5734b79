import '../../jitless.ts';
import { z } from 'zod';
import { isPublicAddress } from '../../public-host.ts';
import { lineOfText } from '../../site/enquiries/enquiry-fields.ts';

/** Marks that turn the text around them: an address could show another than it leads to. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;
const severalLines = /^(?:[^\p{Cc}]|[\t\r\n])*$/u;

/** As it is compared: ways to write the same thing become one. */
export function plainly(text: string): string {
  const visible = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
  return visible.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** Text over several lines, trimmed; letters are counted as people count them. Empty becomes null. */
export function longText(most: number) {
  return z
    .string('Write some text.')
    .overwrite((text) => text.replaceAll(turning, ''))
    .trim()
    .regex(severalLines, 'Remove the characters that cannot be read.')
    .refine((text) => lengthOf(text) <= most, `Use at most ${most.toLocaleString('en-GB')} characters.`)
    .meta({ maxLength: most });
}

/** Letters as a person counts them, and not as a computer stores them. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** The same that must say something. */
export function requiredText(missing: string, most: number) {
  return longText(most).refine((text) => text !== '', missing);
}

/** A line that may be left out: empty is null. */
export function lineOrNothing(most = 120) {
  return z
    .union([
      z
        .literal('')
        .transform(() => null)
        .pipe(z.null()),
      z.null(),
      lineOfText('Write something here.', most),
    ])
    .meta({ maxLength: most });
}

/** Text that may be left out: empty is null. */
export function textOrNothing(most: number) {
  return longText(most)
    .nullable()
    .transform((text) => (text === '' ? null : text))
    .pipe(z.string().nullable());
}

interface Tags {
  readonly most: number;
  /** What to say when there are more. */
  readonly tooMany: string;
  /** Given, at least one is needed; this is what to say. */
  readonly missing?: string;
  /** How long each may be. */
  readonly longest?: number;
}

/** Short texts, each once: which way it is written does not make it another. */
export function tags({ most, tooMany, missing, longest = 80 }: Tags) {
  return z
    .array(lineOfText('Write something, or remove it.', longest), 'Send a list.')
    .min(missing === undefined ? 0 : 1, missing ?? '')
    .max(most, tooMany)
    .refine((texts) => new Set(texts.map(plainly)).size === texts.length, 'Enter each only once.');
}

/** One choice of a few; `words` is what to say about anything else. */
export function choice<const Keys extends readonly [string, ...string[]]>(
  keys: Keys,
  words = 'Choose one of these.',
) {
  return z.enum(keys, words);
}

/** Several choices of a few, each once. */
export function choices<const Keys extends readonly [string, ...string[]]>(
  keys: Keys,
  most = keys.length,
  tooMany = '',
) {
  return z
    .array(z.enum(keys, 'Choose from the list.'), 'Send a list.')
    .max(most, tooMany)
    .refine((choices) => new Set(choices).size === choices.length, 'Choose each only once.');
}

const addressFault = 'Enter a web address such as https://example.com.';

/** A web address; `https://` is put before one that lacks it. With `site`, an address of that site alone. */
export function webAddress(site?: {
  readonly name: string;
  readonly hosts: RegExp;
  readonly example: string;
}) {
  const fault =
    site === undefined ? addressFault : `Enter an address on ${site.name}, such as ${site.example}.`;
  return z
    .string(fault)
    .trim()
    .transform((text, context) => {
      if (text === '') return null;
      const address = addressIn(text, site?.hosts);
      if (address !== undefined) return address;
      context.addIssue({ code: 'custom', message: fault });
      return z.NEVER;
    })
    .pipe(z.string().max(300, 'Use at most 300 characters.').nullable())
    .nullable();
}

/** The address as a browser writes it; undefined where it is none. */
function addressIn(text: string, hosts: RegExp = /\./): string | undefined {
  if (/[\p{Cc}\s\\]/u.test(text)) return undefined;
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!/^https?:\/\/[^/]/i.test(whole) || !URL.canParse(whole)) return undefined;
  const { hostname, pathname, href } = new URL(whole);
  // A site alone says nothing about a person.
  const saysWho = hosts.source === '\\.' || /[^/]/.test(pathname);
  return saysWho && hosts.test(hostname) && isPublicAddress(whole) ? href : undefined;
}
