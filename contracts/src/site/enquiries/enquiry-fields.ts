import '../../jitless.ts';
import { z } from 'zod';

// No control characters, line breaks, or marks that change the direction of the surrounding text.
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u;
/** Visible characters, except letters that are blank by design. */
const visible = /(?![\u115f\u1160\u3164\uffa0])[\p{L}\p{N}\p{S}\p{P}]/u;
const severalLines = /^(?:[^\p{Cc}]|[\t\r\n])*$/u;

/** One line of text, trimmed; `missing` is the error message for an empty value. */
export function lineOfText(missing: string, most = 200) {
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(most, `Use at most ${most} characters.`)
    .regex(oneLine, 'Write this on one line.')
    .refine((text) => visible.test(text), missing);
}

/** The same as an optional field; an empty value counts as left out. */
export function optionalLine(most = 200) {
  return z
    .string()
    .trim()
    .max(most, `Use at most ${most} characters.`)
    .regex(oneLine, 'Write this on one line.')
    .transform((text) => (text === '' ? undefined : text))
    .optional();
}

const longestMessage = 5000;

/** A message to us, of several lines. */
export function message(missing: string) {
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(longestMessage, `Use at most ${longestMessage.toLocaleString('en-GB')} characters.`)
    .regex(severalLines, 'Remove the characters that cannot be read.');
}

export const optionalMessage = z
  .string()
  .trim()
  .max(longestMessage, `Use at most ${longestMessage.toLocaleString('en-GB')} characters.`)
  .regex(severalLines, 'Remove the characters that cannot be read.')
  .transform((text) => (text === '' ? undefined : text))
  .optional();

/**
 * A hidden field (honeypot). Bots that fill in every field give themselves away: what they send is saved and
 * gets the usual response, but is emailed to nobody.
 */
export const leaveEmpty = z
  .string()
  .max(1000)
  .optional()
  .describe('Leave this out. If it is filled in, we assume that a program sent the form.');

/** The response to a form that was accepted. */
export const received = z
  .object({ message: z.string().describe('What to tell the sender.') })
  .meta({ id: 'Received' });
