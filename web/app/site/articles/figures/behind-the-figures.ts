import { dayInWords } from '../../../text/days.ts';
import { isSettled, rulePath } from '../../../text/law.ts';
import { hasValue } from '../../../text/values.ts';
import { bareFigure } from './figure-words.ts';
import type { LawOfTheDay } from './law-of-the-day.ts';

/** In characters. A longer value is a sentence or a table, which the rule's own page shows better. */
const longestFigure = 40;

/** Each rule that the text relies on: what it says, since when, and its sources. */
export function lawsOf(law: LawOfTheDay) {
  return law.read().map(({ parameter, version }) => {
    const figure = hasValue(version) ? bareFigure(parameter, version) : 'Not settled';
    return {
      title: parameter.title,
      to: rulePath(parameter.id),
      figure: figure.length <= longestFigure ? figure : undefined,
      from: dayInWords(version.from),
      settled: hasValue(version) && isSettled(version.confidence),
      sources: version.sources.map(({ title, url, checkedOn }) => ({
        title,
        url,
        checkedOn: dayInWords(checkedOn),
      })),
    };
  });
}

export type LawBehind = ReturnType<typeof lawsOf>[number];

/** GOV.UK's pages for the printed figures. */
export function officialPagesOf(law: LawOfTheDay) {
  const printed = law.read().filter((each) => each.printed);
  return [...new Map(printed.map(({ parameter: { checkAt } }) => [checkAt.url, checkAt])).values()];
}

/** Number of distinct sources. */
export function countSources(laws: readonly LawBehind[]): number {
  return new Set(laws.flatMap(({ sources }) => sources.map(({ title }) => title))).size;
}
