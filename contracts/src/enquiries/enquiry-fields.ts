import '../jitless.ts';
import { z } from 'zod';

// Nor marks that turn the text around them.
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u;
/** What can be seen, but for letters that are blank by design. */
const visible = /(?![\u115f\u1160\u3164\uffa0])[\p{L}\p{N}\p{S}\p{P}]/u;
const severalLines = /^(?:[^\p{Cc}]|[\t\r\n])*$/u;

/** One line of text, trimmed; `missing` is what to say when it is empty. */
export function lineOfText(missing: string, most = 200) {
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(most, `Use at most ${most} characters.`)
    .regex(oneLine, 'Write this on one line.')
    .refine((text) => visible.test(text), missing);
}

/** The same, which may be left out or empty; empty counts as left out. */
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

/** What somebody writes to us, over several lines. */
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
 * A field that people do not see. Programs that fill in every field give themselves away; what they send is kept,
 * answered like everything else, and mailed to nobody.
 */
export const leaveEmpty = z
  .string()
  .max(1000)
  .optional()
  .describe('Leave this out: what is filled in is taken for the work of a program.');

/** What a form that was taken answers. */
export const received = z
  .object({ message: z.string().describe('What to tell the sender.') })
  .meta({ id: 'Received' });
