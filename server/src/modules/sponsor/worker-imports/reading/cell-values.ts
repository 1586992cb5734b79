import { importedRoutes } from '@portway/contracts/sponsor/worker-imports/import-columns';
import type { FaultKind } from '@portway/contracts/sponsor/worker-imports/import-faults';
import { isCalendarDate } from '@portway/rules/kernel';
import { findOccupation } from '@portway/rules/occupations';

export interface CellFault {
  readonly kind: FaultKind;
  /** What is wrong, in words for the person who sent the file. */
  readonly fault: string;
  /** What the cell can mean, where that is more than one thing. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
}

/** What a cell says, or what is wrong with it. */
export type CellValue<Value> = { readonly value: Value } | CellFault;

const value = <Value>(it: Value): CellValue<Value> => ({ value: it });
const fault = (kind: FaultKind, message: string): CellFault => ({ kind, fault: message });

/** A spreadsheet runs such a value; ours would keep it as text that nobody meant. */
export const isFormula = (text: string) => /^[\p{Cf}\p{Z}]*(?:[=@＝＠]|[+-](?!\s*[\d(.]))/u.test(text);

/** Line ends, and marks that turn the text around them. */
const unfit = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

export const line =
  (longest: number) =>
  (text: string): CellValue<string> =>
    text.length > longest
      ? fault('too-long', `Use up to ${longest} characters.`)
      : unfit.test(text)
        ? fault('line-break', 'This has a line break or a sign that is no text. Write it in one line.')
        : value(text);

/** Days are written with the day first, as in the United Kingdom. */
export function day(text: string): CellValue<string> {
  const [, dayOfMonth = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const iso = year === '' ? text : `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  return isCalendarDate(iso)
    ? value(iso)
    : fault('unclear-day', 'Write a real day, with the day first: 31/12/2026, or 2026-12-31.');
}

/** In pence. */
export function pay(text: string): CellValue<number> {
  const plain = text.replaceAll(/[£,\s]/g, '');
  if (!/^\d{1,8}(?:\.\d{1,2})?$/.test(plain))
    return fault('unclear-pay', 'Write the pay for a year in pounds, such as 43210.');
  return value(Math.round(Number(plain) * 100));
}

export function hours(text: string): CellValue<number> {
  const many = Number(text);
  return /^\d{1,3}(?:\.\d{1,2})?$/.test(text) && many > 0 && many <= 168
    ? value(many)
    : fault('unclear-hours', 'Write the hours a week, such as 37.5.');
}

export function occupationCode(text: string): CellValue<string> {
  if (!/^\d{4}$/.test(text))
    return fault('unclear-code', 'Write the four digits of an occupation code, such as 2134.');
  return findOccupation(text)
    ? value(text)
    : fault('unknown-code', 'SOC 2020 has no occupation with this code.');
}

const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const dayNumber = (word: string) =>
  /^[1-7]$/.test(word) ? Number(word) : dayNames.indexOf(word.slice(0, 3)) + 1;

/** Days of the week, 1 for Monday. */
export function weekdays(text: string): CellValue<number[]> {
  const wrong = fault('unclear-weekdays', 'Write the days worked, such as Mon-Fri, or Mon Wed Fri.');
  const days = new Set<number>();
  for (const part of text
    .toLowerCase()
    .replaceAll(/\s*[-–]\s*/g, '-')
    .split(/[\s,;/+&]+/)) {
    const [first = 0, last = first] = part.split('-').map(dayNumber);
    if (first < 1 || last < first) return wrong;
    for (let weekday = first; weekday <= last; weekday++) days.add(weekday);
  }
  return days.size === 0 ? wrong : value([...days].toSorted());
}

export function route(text: string): CellValue<string> {
  const plain = text
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const matchingRoute = importedRoutes.find((id) => id === plain);
  if (matchingRoute) return value(matchingRoute);
  return fault('unclear-route', `Write one of: ${importedRoutes.join(', ')}.`);
}

export const salaryOption = (text: string): CellValue<string> =>
  /^[A-K]$/i.test(text)
    ? value(text.toUpperCase())
    : fault('unclear-option', 'Write one letter, from A to K.');

export function yesOrNo(text: string): CellValue<boolean> {
  const word = text.toLowerCase();
  if (['yes', 'y', 'true', '1', 'agreed', 'authorised'].includes(word)) return value(true);
  if (['no', 'n', 'false', '0', 'not agreed', 'unauthorised'].includes(word)) return value(false);
  return fault('unclear-yes-no', 'Write yes or no.');
}

export function absencePay(text: string): CellValue<'paid' | 'reduced' | 'unpaid'> {
  const word = text.toLowerCase();
  if (word === 'paid' || word === 'reduced' || word === 'unpaid') return value(word);
  return fault('unclear-absence-pay', 'Write paid, reduced or unpaid.');
}

const methods = [
  [/share.?code|online/, 'online-share-code'],
  [/digital|identity service|idsp/, 'digital-verification-service'],
  [/checking service/, 'employer-checking-service'],
  [/manual|document|original/, 'manual'],
] as const;

export function checkMethod(text: string): CellValue<string> {
  const method = methods.find(([words]) => words.test(text.toLowerCase()))?.[1];
  return method
    ? value(method)
    : fault('unclear-check-method', 'Write manual, share code, digital, or checking service.');
}

export const passport = (text: string): CellValue<string> =>
  /^[A-Z0-9]{5,20}$/.test(squeezed(text))
    ? value(squeezed(text))
    : fault('unclear-passport', 'Write the letters and digits of the passport number.');

export const nationalInsurance = (text: string): CellValue<string> =>
  /^[A-Z]{2}\d{6}[A-D]$/.test(squeezed(text))
    ? value(squeezed(text))
    : fault('unclear-insurance-number', 'Write two letters, six digits and a letter from A to D.');

export const email = (text: string): CellValue<string> =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) && text.length <= 254
    ? value(text)
    : fault('unclear-email', 'Write an email address.');

export const telephone = (text: string): CellValue<string> =>
  /^\+?[\d\s()./-]{6,30}$/.test(text) ? value(text) : fault('unclear-telephone', 'Write a telephone number.');

const squeezed = (text: string) => text.toUpperCase().replaceAll(/[\s-]/g, '');
