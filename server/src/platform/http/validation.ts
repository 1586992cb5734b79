import type { z } from 'zod';
import { Refusal } from '../refusal.ts';
import { fieldName } from './json-body.ts';

const maxFields = 50;

/** Parses input; throws a Refusal that says, field by field, what to change. */
export function parseRequest<Schema extends z.ZodType>(schema: Schema, arrived: unknown): z.output<Schema> {
  const result = schema.safeParse(arrived, { error: inPlainEnglish });
  if (result.success) return result.data;
  const faults = result.error.issues.flatMap((issue) => faultsOf(issue)).slice(0, maxFields);
  throw new Refusal('invalid', 'Check what you entered and try again.', {
    status: 422,
    // Only the first fault of each field is reported.
    fields: Object.fromEntries(faults.reverse()),
  });
}

type Fault = [field: string, message: string];

function faultsOf(issue: z.core.$ZodIssue, parentPath: readonly PropertyKey[] = []): Fault[] {
  const path = [...parentPath, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => [fieldName([...path, key]), 'We do not recognise this field. Remove it.']);
  }
  if (issue.code === 'invalid_union') {
    // Of a union's members, the one that fits best has the most useful message.
    const [closest] = [...issue.errors].sort((one, other) => one.length - other.length);
    if (closest !== undefined) return closest.flatMap((inner) => faultsOf(inner, path));
  }
  return [[fieldName(path), issue.message]];
}

/** Messages for faults for which a schema has none. */
function inPlainEnglish(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return 'This is missing.';
  switch (issue.code) {
    case 'invalid_type':
      return `This must be ${kinds[issue.expected] ?? issue.expected}.`;
    case 'invalid_value':
      return issue.values.length === 1
        ? `This must be ${String(issue.values[0])}.`
        : `Choose one of: ${issue.values.map(String).join(', ')}.`;
    case 'too_small':
      return `This must ${sizeOf(issue.origin, issue.minimum, issue.inclusive === false ? 'more than' : 'at least')}.`;
    case 'too_big':
      return `This must ${sizeOf(issue.origin, issue.maximum, issue.inclusive === false ? 'less than' : 'at most')}.`;
    case 'not_multiple_of':
      return `This must be a multiple of ${issue.divisor}.`;
    case 'invalid_format':
      return `This is not a valid ${formats[issue.format] ?? issue.format}.`;
    case 'invalid_union':
      return 'This is not one of the allowed values.';
    default:
      return undefined;
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
  undefined: 'left out',
};

const formats: Readonly<Record<string, string>> = {
  email: 'email address',
  url: 'web address',
  uuid: 'identifier',
  date: 'date. Write it as YYYY-MM-DD',
  regex: 'value',
};

function sizeOf(origin: string, size: number | bigint, comparison: string): string {
  if (origin === 'string') return `have ${comparison} ${size} characters`;
  if (origin === 'array' || origin === 'set') return `have ${comparison} ${size} entries`;
  return `be ${comparison} ${size}`;
}
