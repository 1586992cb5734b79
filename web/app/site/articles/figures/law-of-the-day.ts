import { addDays, type CalendarDate, lawOn, type Step } from '@portway/rules/kernel';
import { register } from '@portway/rules/register';
import { dayInWords, withDaysInWords } from '../../../text/days.ts';
import { isSettled, rulePath } from '../../../text/law.ts';
import { hasValue, versionInWords } from '../../../text/values.ts';
import type { Leading, Sentence } from '../prose.ts';
import {
  type AnyParameter,
  type AnyVersion,
  figureWords,
  historyOf,
  partWords,
  versionOn,
} from './figure-words.ts';

/** A parameter that an article used, with its version of the day. */
export interface LawRead {
  readonly parameter: AnyParameter;
  readonly version: AnyVersion;
  /** Whether its figure is printed, or only used in a calculation. */
  readonly printed: boolean;
}

export type LawOfTheDay = ReturnType<typeof lawOfTheDay>;

/**
 * How an article reads the law: every figure it prints is the one of the day and links to its rule; each is
 * recorded, so that the end of the article can list it with its sources. Where the law of the day is
 * unsettled, a phrase stands in that still makes a sentence.
 */
export function lawOfTheDay(day: CalendarDate) {
  const parameters = new Map<string, { parameter: AnyParameter; printed: boolean }>();
  const reading = (id: string, printed = true): AnyParameter => {
    const existing = parameters.get(id);
    const parameter = existing?.parameter ?? register.parameters.find((each) => each.id === id);
    if (!parameter) throw new RangeError(`No rule has the id ${id}.`);
    parameters.set(id, { parameter, printed: printed || (existing?.printed ?? false) });
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

    /** The figure without its unit, where the sentence names it: "under 26". */
    bare: (id: string) =>
      leading(id, ({ unit: _, ...parameter }) => figureWords(parameter, versionOn(parameter, day))),

    /** The first day of the figure that is in force. */
    since: (id: string) => dayInWords(versionOn(reading(id), day)?.from ?? reading(id).versions[0].from),

    /** Every figure up to the day, with its dates: "£574 until 7 April 2026, £611 from 8 April 2026". */
    history(id: string): Sentence {
      const { earlier, figure, from } = historyOf(reading(id), day);
      const earlierSpans = earlier.map((span) => `${span}, `).join('');
      return [earlierSpans, { text: figure, to: rulePath(id) }, ` from ${dayInWords(from)}`];
    },

    /** One number of a composite figure. */
    part: (id: string, name: string) =>
      leading(id, (parameter) => partWords(versionOn(parameter, day), name)),

    /** A rule that is a sentence itself, with a link to its page. */
    fact: (id: string): Sentence => factOn(reading(id), day),

    /** The last day of the version in force, where a later version is recorded. */
    until(id: string): string | undefined {
      const next = reading(id).versions.find(({ from }) => from > day);
      return next && dayInWords(addDays(next.from, -1));
    },

    /** The figure as a number, for calculations; undefined where the law is unsettled. */
    number(id: string): number | undefined {
      const outcome = lawOn(reading(id), day);
      return outcome.status === 'in-force' && typeof outcome.value === 'number' ? outcome.value : undefined;
    },

    /** True only where the law says yes on the day; false where it says no or is unsettled. */
    says(id: string): boolean {
      const outcome = lawOn(reading(id), day);
      return outcome.status === 'in-force' && outcome.value === true;
    },

    /** Records the parameters that a rule used in a calculation. */
    alsoRead(steps: readonly Step[]): void {
      for (const { law } of steps) if (law) reading(law.parameter, false);
    },

    read(): readonly LawRead[] {
      return [...parameters.values()].flatMap(({ parameter, printed }) => {
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
