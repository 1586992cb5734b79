import type { Figure, LawRead, Step } from '@portway/rules/kernel';
import { dayInWords, withDaysInWords } from './days.ts';
import { confidenceWords, governingDayWords, isSettled, rulePath } from './law.ts';
import { inPounds } from './money.ts';

const oneOf: Record<string, string> = {
  months: 'month',
  years: 'year',
  people: 'person',
  steps: 'step',
  employees: 'employee',
  'tests to meet': 'test to meet',
};

/** The steps of any outcome, ready to be shown. */
export function workingSteps(steps: readonly Step[]) {
  return steps.map(({ label, figure, law }) => ({
    label: withDaysInWords(label),
    ...(figure && { figure: figureInWords(figure) }),
    ...(law && { law: lawInWords(law) }),
  }));
}

function figureInWords(figure: Figure): string {
  if ('pence' in figure) return inPounds(figure.pence);
  if ('text' in figure) return withDaysInWords(figure.text);
  const noun = figure.count === 1 ? (oneOf[figure.of] ?? figure.of) : figure.of;
  return `${figure.count.toLocaleString('en-GB')} ${noun}`;
}

function lawInWords(law: LawRead) {
  return {
    title: law.title,
    href: rulePath(law.parameter),
    inForceFrom: dayInWords(law.inForceFrom),
    governedBy: `${governingDayWords[law.governedBy]}, ${dayInWords(law.day)},`,
    settled: isSettled(law.confidence),
    confidence: confidenceWords[law.confidence],
    note: law.note,
    sources: law.sources.map(({ title, url, checkedOn }) => ({
      title,
      href: url,
      checkedOn: dayInWords(checkedOn),
    })),
    checkAt: law.checkAt,
  };
}
