import '../../jitless.ts';
import { z } from 'zod';
import { plainly } from '../../candidate/profile/profile-texts.ts';
import { lineOfText } from '../../site/enquiries/enquiry-fields.ts';

/** Words by which people could be sorted by their permission to work or where they come from. */
const protectedWords =
  /\b(visas?|sponsor\w*|right to work|rtw|immigra\w*|nationalit\w*|citizen\w*|passports?|brp|share codes?|settled status|indefinite leave|ilr|work permits?|ethnic\w*|religio\w*|pregnan\w*|disab\w*)\b/i;

/** Whether these words would sort people by their permission to work or by who they are. */
export function sortsPeople(text: string): boolean {
  return protectedWords.test(plainly(text));
}

/** A tag that colleagues put on an applicant. */
export const tagName = lineOfText('Write the tag.', 40).refine(
  (text) => !sortsPeople(text),
  'A tag can’t be about visas, nationality, right to work or who someone is: it would sort people by it.',
);

/** What is searched for among applicants; empty finds everybody. */
export const applicantSearch = z
  .string()
  .trim()
  .max(100, 'Use at most 100 characters.')
  .refine(
    (text) => !sortsPeople(text),
    'You can’t search applicants for words about visas, nationality, right to work or who someone is.',
  )
  .transform((text) => (text === '' ? undefined : text))
  .optional();
