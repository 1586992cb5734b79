import type { Confidence, Figure } from '@portway/rules/kernel';
import { dayInWords, withDaysInWords } from './days.ts';
import { confidenceWords, isSettled, rulePath } from './law.ts';
import { inPounds } from './money.ts';

const oneOf: Record<string, string> = {
  months: 'month',
  years: 'year',
  people: 'person',
  steps: 'step',
  employees: 'employee',
  'tests to meet': 'test to meet',
};

/** A step as a rule returns it, or as the API sends it. */
export interface StepRead {
  readonly label: string;
  readonly figure?: Figure | undefined;
  readonly law?: LawOfStep | undefined;
}

interface LawOfStep {
  readonly title: string;
  readonly parameter: string;
  readonly inForceFrom: string;
  readonly confidence: Confidence;
  readonly note?: string | undefined;
  readonly sources: readonly { readonly checkedOn: string }[];
}

/** One step in words, for the component that shows the working. */
export interface WorkingStepShown {
  label: string;
  figure?: string;
  law?: LawShown;
  heading?: boolean;
}

/** The version of a rule that a step used. */
export interface LawShown {
  title: string;
  href: string;
  says: string;
  unsettled?: string;
}

/** The steps of an outcome, formatted. */
export function workingSteps(steps: readonly StepRead[]): WorkingStepShown[] {
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

/** The governing day and who confirmed the version are on the rule's own page. */
function lawInWords({ title, parameter, inForceFrom, confidence, sources, ...law }: LawOfStep): LawShown {
  const note = law.note === undefined ? undefined : withDaysInWords(law.note);
  const checkedOn = sources.map((source) => dayInWords(source.checkedOn)).at(0);
  const says = `${inForceFromWords(inForceFrom)} Checked on ${checkedOn}.`;
  const link = { title, href: rulePath(parameter) };
  if (isSettled(confidence)) return { ...link, says: note === undefined ? says : `${says} ${note}` };
  const unsettled = [`${confidenceWords[confidence]}.`, ...(note === undefined ? [] : [note])].join(' ');
  return { ...link, says, unsettled };
}

/** The start of a rule's description. Unique for each version, because no two begin on the same day. */
export function inForceFromWords(day: string): string {
  return `in force from ${dayInWords(day)}.`;
}
