import { dayInWords } from '../text/days.ts';
import { isSettled, rulePath } from '../text/law.ts';
import { hasValue } from '../text/values.ts';
import { bareFigure } from './figure-words.ts';
import type { LawOfTheDay, LawRead } from './law-of-the-day.ts';

/** A longer value is a sentence: it stands in the text already. */
const longestFigure = 40;

/** Each figure that the text prints, with the day it is in force from. */
export function figuresOf(law: LawOfTheDay) {
  return printedBy(law)
    .map(({ parameter, version }) => ({
      title: parameter.title,
      to: rulePath(parameter.id),
      figure: hasValue(version) ? bareFigure(parameter, version) : 'Not settled',
      from: dayInWords(version.from),
      settled: hasValue(version) && isSettled(version.confidence),
    }))
    .filter(({ figure }) => figure.length <= longestFigure && figure !== 'Yes');
}

export type FigureRead = ReturnType<typeof figuresOf>[number];

/** GOV.UK's own pages for what the text says. */
export function officialPagesOf(law: LawOfTheDay) {
  return uniqueBy(
    printedBy(law).map(({ parameter }) => parameter.checkAt),
    ({ url }) => url,
  );
}

/** Where the text's laws were read: one source of each, an official copy first. The rules' pages name them all. */
export function sourcesOf(law: LawOfTheDay) {
  const best = uniqueBy(printedBy(law).map(bestSource), ({ title }) => title);
  const days = Map.groupBy(best, ({ checkedOn }) => checkedOn);
  return [...days].toSorted().map(([day, sources]) => ({
    checkedOn: dayInWords(day),
    links: sources.map(({ title, url }) => ({ title, url })),
  }));
}

function bestSource({ version: { sources } }: LawRead) {
  return (
    sources.find(({ title, url }) => url !== undefined && title.startsWith('GOV.UK')) ??
    sources.find(({ url }) => url !== undefined) ??
    sources[0]
  );
}

const printedBy = (law: LawOfTheDay) => law.read().filter(({ printed }) => printed);

function uniqueBy<Each>(all: readonly Each[], keyOf: (each: Each) => string): Each[] {
  return [...new Map(all.map((each) => [keyOf(each), each])).values()];
}
