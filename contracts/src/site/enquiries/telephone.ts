import '../../jitless.ts';
import { z } from 'zod';
import { callingCodes, homeCallingCode } from './calling-codes.ts';

const codes = new Set(callingCodes.map(([, code]) => code));

/** A country's calling code such as `+44`, which is also the default. */
export const countryCode = z
  .string()
  .trim()
  .default(homeCallingCode)
  .refine((code) => codes.has(code), 'Choose a country code from the list.')
  .meta({ examples: ['+44'] });

const anotherPhone =
  'Enter a telephone number, such as 020 7946 0321. Outside the UK, begin with + and the country code.';

/**
 * A telephone number as written at home, or in full with + and the country's code, which then takes
 * precedence.
 */
export const phone = z
  .string(anotherPhone)
  .trim()
  .max(40, { error: anotherPhone, abort: true })
  .regex(/^\+?[\d ().\-/]*$/, { error: anotherPhone, abort: true })
  .refine((text) => {
    const digits = text.replace(/\D/g, '');
    return digits.length >= 4 && digits.length <= 15 && (!text.startsWith('+') || hasCallingCode(digits));
  }, anotherPhone)
  .meta({ examples: ['020 7946 0321'] });

function hasCallingCode(digits: string): boolean {
  return callingCodes.some(([, code]) => `+${digits}`.startsWith(code));
}

/** Validated only if given; an empty value counts as left out. */
export const optionalPhone = z
  .string()
  .trim()
  .transform((text) => (text === '' ? undefined : text))
  .pipe(phone.optional())
  .optional()
  .meta({ examples: ['020 7946 0321'] });
