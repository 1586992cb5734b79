import { addDays, type Parameter } from '@portway/rules/kernel';
import { dayInWords, withDaysInWords } from '../../../text/days.ts';
import { isSettled } from '../../../text/law.ts';
import { inShortPounds } from '../../../text/money.ts';
import { hasValue, versionInWords } from '../../../text/values.ts';

export type AnyParameter = Parameter<unknown>;
export type AnyVersion = AnyParameter['versions'][number];

/** The version in force on the day, with or without a known value; undefined before the records begin. */
export function versionOn({ versions }: AnyParameter, day: string): AnyVersion | undefined {
  return versions.findLast(({ from }) => from <= day);
}

/** A figure within a sentence; a phrase where the law of the day is unsettled. */
export function figureWords(parameter: AnyParameter, version: AnyVersion | undefined): string {
  if (version === undefined || !hasValue(version)) return notSettled(parameter);
  const figure = bareFigure(parameter, version);
  return isSettled(version.confidence) ? figure : `${figure} (to be confirmed on GOV.UK)`;
}

/** The figure without a phrase around it. */
export const bareFigure = (parameter: AnyParameter, version: AnyVersion): string =>
  withDaysInWords(versionInWords(parameter, version));

function notSettled({ unit }: AnyParameter): string {
  if (unit === 'pence') return 'a sum that is not settled';
  return unit === undefined || unit === 'employees'
    ? 'a figure that is not settled'
    : 'a time that is not settled';
}

/** One number of a composite figure, such as the months that a first charge covers. */
export function partWords(version: AnyVersion | undefined, name: string): string {
  const value = version && hasValue(version) ? partOf(version.value, name) : undefined;
  if (typeof value !== 'number') return 'a number that is not settled';
  return name.endsWith('Pence') ? inShortPounds(value) : `${value}`;
}

function partOf(value: unknown, name: string): unknown {
  const part = Object.entries(typeof value === 'object' && value !== null ? value : {});
  return part.find(([key]) => key === name)?.[1];
}

/** The earlier figures, each with its last day, and the current one with its first day. */
export function historyOf(parameter: AnyParameter, day: string) {
  const past = parameter.versions.filter(({ from }) => from <= day);
  const last = past.length - 1;
  const earlier = past.slice(0, -1).flatMap((version, index) => {
    const next = past[index + 1];
    // Two versions may have the same amount and differ only in how far they were checked: they count as one.
    if (!next || amountOf(version) === amountOf(next)) return [];
    return [`${figureWords(parameter, version)} until ${dayInWords(addDays(next.from, -1))}`];
  });
  return { earlier, figure: figureWords(parameter, past[last]), from: firstOfItsAmount(past, last) };
}

/** The first day of the latest amount, even if it was recorded several times. */
function firstOfItsAmount(past: readonly AnyVersion[], last: number): string {
  const amount = amountOf(past[last]);
  const previous = past.findLastIndex((version, index) => index < last && amountOf(version) !== amount);
  return past[previous + 1]?.from ?? '';
}

const amountOf = (version: AnyVersion | undefined) =>
  version && (hasValue(version) ? JSON.stringify(version.value) : version.unknown);
