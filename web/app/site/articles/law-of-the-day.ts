import { addDays, type CalendarDate, lawOn, type Step } from '@portway/rules/kernel';
import { register } from '@portway/rules/register';
import { dayInWords, withDaysInWords } from '../../text/days.ts';
import { isSettled, rulePath } from '../../text/law.ts';
import { hasValue, versionInWords } from '../../text/values.ts';
import {
  type AnyParameter,
  type AnyVersion,
  figureWords,
  historyOf,
  partWords,
  versionOn,
} from './figure-words.ts';
import type { Leading, Sentence } from './prose.ts';

/** A law that an article read, with its version of the day. */
export interface LawRead {
  readonly parameter: AnyParameter;
  readonly version: AnyVersion;
  /** Whether its figure stands in the text, or only went into a sum there. */
  readonly printed: boolean;
}

export type LawOfTheDay = ReturnType<typeof lawOfTheDay>;

/**
 * How an article reads the law: every figure it prints is the one of the day, leads to its rule and is
 * remembered, so that the end of the article can name it with its sources. Where no law is settled for the day,
 * the words say so and still make a sentence.
 */
export function lawOfTheDay(day: CalendarDate) {
  const known = new Map<string, { parameter: AnyParameter; printed: boolean }>();
  const reading = (id: string, printed = true): AnyParameter => {
    const before = known.get(id);
    const parameter = before?.parameter ?? register.parameters.find((each) => each.id === id);
    if (!parameter) throw new RangeError(`No rule has the id ${id}.`);
    known.set(id, { parameter, printed: printed || (before?.printed ?? false) });
    return parameter;
  };
  const leading = (id: string, words: (parameter: AnyParameter) => string): Leading => ({
    text: words(reading(id)),
    to: rulePath(id),
  });
  return {
    day,
    today: dayInWords(day),

    /** The figure of the day, or of an earlier one. */
    figure: (id: string, on: string = day) =>
      leading(id, (parameter) => figureWords(parameter, versionOn(parameter, on))),

    /** The figure without its unit, where the sentence names that: "under 26". */
    bare: (id: string) =>
      leading(id, ({ unit: _, ...parameter }) => figureWords(parameter, versionOn(parameter, day))),

    /** Since when the figure of the day holds. */
    since: (id: string) => dayInWords(versionOn(reading(id), day)?.from ?? reading(id).versions[0].from),

    /** Every figure up to the day, with its days: "£574 until 7 April 2026, £611 from 8 April 2026". */
    history(id: string): Sentence {
      const { earlier, figure, from } = historyOf(reading(id), day);
      const before = earlier.map((span) => `${span}, `).join('');
      return [before, { text: figure, to: rulePath(id) }, ` from ${dayInWords(from)}`];
    },

    /** One number of a figure that has several. */
    part: (id: string, name: string) =>
      leading(id, (parameter) => partWords(versionOn(parameter, day), name)),

    /** A law that is a sentence itself, with the way to its rule. */
    fact: (id: string): Sentence => factOn(reading(id), day),

    /** The last day of the version in force, where another is recorded after it. */
    until(id: string): string | undefined {
      const next = reading(id).versions.find(({ from }) => from > day);
      return next && dayInWords(addDays(next.from, -1));
    },

    /** The figure as a number, to work with; none where the law is not settled. */
    number(id: string): number | undefined {
      const read = lawOn(reading(id), day);
      return read.status === 'in-force' && typeof read.value === 'number' ? read.value : undefined;
    },

    /** Whether the law says yes on the day: not where it says no, nor where it is not settled. */
    says(id: string): boolean {
      const read = lawOn(reading(id), day);
      return read.status === 'in-force' && read.value === true;
    },

    /** Remembers the laws that a rule read in working something out. */
    alsoRead(steps: readonly Step[]): void {
      for (const { law } of steps) if (law) reading(law.parameter, false);
    },

    read(): readonly LawRead[] {
      return [...known.values()].flatMap(({ parameter, printed }) => {
        const version = versionOn(parameter, day);
        return version ? [{ parameter, version, printed }] : [];
      });
    },
  };
}

function factOn(parameter: AnyParameter, day: string): Sentence {
  const { id, title } = parameter;
  const rule: Leading = { text: 'The rule', to: rulePath(id), label: `The rule: ${title}` };
  const version = versionOn(parameter, day);
  if (!version || !hasValue(version)) return [`${title}: not settled for this day. `, rule];
  const settled = isSettled(version.confidence) ? '' : ' To be confirmed on GOV.UK.';
  return [`${withDaysInWords(versionInWords(parameter, version))}${settled} `, rule];
}
