import { isPublicAddress } from '../../public-host.ts';
import { lineOfText, optionalLine } from '../../site/enquiries/enquiry-fields.ts';
import '../../jitless.ts';
import { z } from 'zod';

export const shortestPassword = 12;
export const longestPassword = 128;
const lengths = `Use ${shortestPassword} to ${longestPassword} characters.`;

/** A password as it was typed, to be compared: never trimmed. */
export const password = z
  .string('Enter your password.')
  .min(1, 'Enter your password.')
  .max(1000, 'Enter your password.')
  .meta({ format: 'password' });

/** A password to be: any Unicode, 12 to 128 characters, never trimmed. The server refuses common ones as well. */
export const newPassword = z
  .string('Choose a password.')
  .min(1, 'Choose a password.')
  .refine((text) => inRange([...text].length), lengths)
  .meta({ format: 'password', minLength: shortestPassword, maxLength: longestPassword });

function inRange(length: number): boolean {
  return length >= shortestPassword && length <= longestPassword;
}

const codeFault = 'Enter the six digits from the email.';

/** A code we mailed; spaces that came with pasting do not count. */
export const oneTimeCode = z
  .string(codeFault)
  .max(100, codeFault)
  .transform((text) => text.replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, codeFault))
  .meta({ examples: ['123456'] });

/** From an authenticator app, or one of the recovery codes. */
export const secondFactorCode = z
  .string('Enter the code from your app.')
  .trim()
  .min(1, 'Enter the code from your app.')
  .max(40, 'This is too long for a code.')
  .meta({ examples: ['123456'] });

export const fullName = lineOfText('Enter your full name.', 200);
export const organisationName = optionalLine(200);
export const website = optionalLine(300).pipe(
  z
    .string()
    .transform((text) => (/^https?:\/\//i.test(text) ? text : `https://${text}`))
    .pipe(
      z
        .url({ protocol: /^https?$/i, error: 'Enter a web address such as example.com.' })
        .refine(isPublicAddress, 'Enter a web address such as example.com.'),
    )
    .optional(),
);
export const industry = optionalLine(100);

export const role = z.enum(['candidate', 'recruiter'], 'Choose whether you are looking for work or hiring.');
export const organisationRole = z.enum(
  ['owner', 'admin', 'member'],
  'Choose what this person can do with the organisation.',
);
export type OrganisationRole = z.output<typeof organisationRole>;

export const hiringRight = z.enum(
  ['none', 'read', 'write', 'offers'],
  'Choose what this person can do in hiring.',
);
export type HiringRight = z.output<typeof hiringRight>;

export const complianceRole = z.enum(
  ['none', 'officer', 'line-manager', 'viewer', 'adviser'],
  'Choose what this person can do with sponsored workers.',
);
export type ComplianceRole = z.output<typeof complianceRole>;

export const moment = z.iso.datetime().describe('The time, in UTC.');

/** The row a path names. */
export const rowId = z.uuid('There is nothing at this address.');
export const byId = z.strictObject({ id: rowId.describe('The id of the row, as a list gives it.') });

/** A list goes on after the last row of the page before. */
export const nextPage = z
  .string()
  .nullable()
  .describe('Send this as `after` to get the next rows. Null at the end.');
export const after = z
  .string()
  .regex(/^[\w.-]{1,200}$/, 'Start again from the first page.')
  .optional()
  .describe('`next` of the page before. If left out, the list starts at its first row.');
export const searchText = optionalLine(200);

/** What a call answers that has only something to say. */
export const messageResponse = z
  .object({ message: z.string().describe('What to tell the person.') })
  .meta({ id: 'Said' });
