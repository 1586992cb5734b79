import { type OptionLetter, optionLetters } from '../minimum-salary/index.ts';
import { fieldsOf, flag, number, oneOf, text } from './fields-of.ts';
import lines from './independent-reading.jsonl?raw';
import type { GivenSalary } from './salary.ts';

/**
 * A reader's judgement of a case: whether the worker can be sponsored in the job, and which options are open.
 */
export interface ReadAs {
  /** `open`: a deciding fact is missing. */
  readonly role?: 'eligible' | 'refused' | 'no-law' | 'open';
  readonly options?: Readonly<Partial<Record<OptionLetter, 'open' | 'closed' | 'unknown'>>>;
}

export interface Reading {
  readonly id: string;
  readonly paragraph: string;
  readonly sentence: string;
  readonly facts: GivenSalary;
  readonly expect: ReadAs;
  /** If this code's outcome differs: why, and what it is. */
  readonly differs?: { readonly why: string; readonly expect: ReadAs };
}

/**
 * Cases of Appendix Skilled Worker, read on 22 November 2026 from the paragraphs as of 6 December 2025 by a
 * reader who had not seen this code. If no application day is given, it is the certificate's.
 */
export const independentReading: readonly Reading[] = lines.trimEnd().split('\n').map(readingOf);

/** A line of `independent-reading.jsonl`; an error names the line and the field. */
export function readingOf(line: string, index: number): Reading {
  const place = `line ${index + 1}`;
  const fields = fieldsOf(place, JSON.parse(line));
  const differs = fields.optional('differs', (value) => differenceOf(`${place}, differs`, value));
  const reading = {
    id: fields.required('id', text),
    paragraph: fields.required('paragraph', text),
    sentence: fields.required('sentence', text),
    facts: fields.required('facts', (value) => factsOf(`${place}, facts`, value)),
    expect: fields.required('expect', (value) => readAsOf(`${place}, expect`, value)),
    ...(differs && { differs }),
  };
  fields.end();
  return reading;
}

function differenceOf(place: string, value: unknown): NonNullable<Reading['differs']> {
  const fields = fieldsOf(place, value);
  const difference = {
    why: fields.required('why', text),
    expect: fields.required('expect', (expected) => readAsOf(place, expected)),
  };
  fields.end();
  return difference;
}

function readAsOf(place: string, value: unknown): ReadAs {
  const fields = fieldsOf(place, value);
  const role = fields.optional('role', oneOf('eligible', 'refused', 'no-law', 'open'));
  const options = fields.optional('options', (letters) => optionsOf(`${place}, options`, letters));
  fields.end();
  return { ...(role && { role }), ...(options && { options }) };
}

function optionsOf(place: string, value: unknown): NonNullable<ReadAs['options']> {
  const fields = fieldsOf(place, value);
  const options = optionLetters.flatMap((letter) => {
    const availability = fields.optional(letter, oneOf('open', 'closed', 'unknown'));
    return availability === undefined ? [] : [[letter, availability] as const];
  });
  fields.end();
  return Object.fromEntries(options);
}

function factsOf(place: string, value: unknown): GivenSalary {
  const fields = fieldsOf(place, value);
  const facts = {
    occupationCode: fields.required('occupationCode', text),
    assignedOn: fields.required('assignedOn', text),
    appliedOn: fields.required('appliedOn', text),
    hours: fields.required('hours', number),
    months: fields.optional('months', number),
    startsOn: fields.optional('startsOn', text),
    endsOn: fields.optional('endsOn', text),
    inUk: fields.optional('inUk', flag),
    visaType: fields.optional(
      'visaType',
      oneOf('student', 'dependent', 'skilled', 'graduate', 'youth-mobility', 'other'),
    ),
    otherPermission: fields.optional(
      'otherPermission',
      oneOf(
        'visitor',
        'short-term-student',
        'parent-of-child-student',
        'seasonal-worker',
        'domestic-worker',
        'outside-the-rules',
        'another',
      ),
    ),
    studentSwitch: fields.optional(
      'studentSwitch',
      oneOf('course-completed', 'degree-under-way', 'phd-24-months', 'none'),
    ),
    courseEndsOn: fields.optional('courseEndsOn', text),
    inRouteSince: fields.optional('inRouteSince', text),
    firstCertificateOn: fields.optional('firstCertificateOn', text),
    lastPermissionEndedOn: fields.optional('lastPermissionEndedOn', text),
    monthsHeld: fields.optional('monthsHeld', number),
    monthsWithSponsor: fields.optional('monthsWithSponsor', number),
    sameSponsor: fields.optional('sameSponsor', flag),
    sameListedJob: fields.optional('sameListedJob', flag),
    sponsoredInCare: fields.optional('sponsoredInCare', flag),
    sponsorRating: fields.optional('sponsorRating', oneOf('A', 'B')),
    listScopeConfirmed: fields.optional('listScopeConfirmed', flag),
    workNation: fields.optional('workNation', oneOf('england', 'scotland', 'wales', 'northern-ireland')),
    under26: fields.optional('under26', flag),
    phd: fields.optional('phd', oneOf('none', 'relevant', 'stem')),
    newEntrantLimb: fields.optional(
      'newEntrantLimb',
      oneOf(
        'postdoctoral',
        'professional-qualification',
        'professional-registration',
        'student',
        'graduate',
        'none',
      ),
    ),
    newEntrantStudy: fields.optional(
      'newEntrantStudy',
      oneOf('completed', 'due-within-3-months', 'phd-12-months', 'other'),
    ),
    healthAndCare: fields.optional('healthAndCare', (job) => healthAndCareOf(`${place}, healthAndCare`, job)),
  };
  fields.end();
  return facts;
}

function healthAndCareOf(place: string, value: unknown) {
  const fields = fieldsOf(place, value);
  const employer = fields.required('employer', oneOf('nhs', 'nhs-supplier', 'adult-social-care', 'other'));
  fields.end();
  return { employer };
}
