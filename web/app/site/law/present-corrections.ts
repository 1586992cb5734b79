import { type Calculator, type Correction, corrections } from '@portway/rules/corrections';
import { recordedOf, recordedSubject } from '@portway/rules/recorded';
import { register } from '@portway/rules/register';
import { dayInWords } from '../../text/days.ts';
import { rulePath } from '../../text/law.ts';
import { recordedInWords } from '../../text/outcome.ts';

/** Title and address of a link in a correction. */
export interface LinkShown {
  readonly title: string;
  readonly to: string;
}

/** Links to the tools that showed the wrong answers. */
const calculators: Readonly<Record<Calculator, LinkShown>> = {
  'minimum-salary': { title: 'Minimum salary calculator', to: '/salary-calculator' },
  'sponsorship-cost': { title: 'Skills charge and visa costs', to: '/immigration-skill-charge-calculator' },
  'licence-cost': { title: 'Licence cost estimator', to: '/cost-estimator' },
  'licence-eligibility': { title: 'Sponsor licence assessment', to: '/sponsor-licence-assessment' },
  occupations: { title: 'Occupation codes', to: '/occupations' },
  'job-sponsorship': { title: 'Sponsorship of a job', to: '/jobs' },
  'hire-plan': { title: 'Plan this hire, and offers', to: '/plan-a-hire' },
  'sponsor-duties': { title: 'A sponsor’s duties', to: '/compliance' },
};

/** A filter by calculator, or all; with the number of corrections. */
export interface CorrectionFilter {
  readonly calculator: string;
  readonly title: string;
  readonly count: number;
}

/** The corrections of one calculator, or all for an unknown one: by date, newest first. */
export function presentCorrections(requested: string, all: readonly Correction[] = corrections) {
  const filters = filtersOf(all);
  const selection = filters.find(({ calculator }) => calculator === requested)?.calculator ?? '';
  const matches = all.filter((each) => selection === '' || calculatorsOf(each).includes(selection));
  const newestFirst = matches.toSorted((one, other) => other.correctedOn.localeCompare(one.correctedOn));
  const days = Map.groupBy(newestFirst, ({ correctedOn }) => correctedOn);
  return {
    chosen: selection,
    chosenTitle:
      selection === '' ? undefined : filters.find(({ calculator }) => calculator === selection)?.title,
    filters,
    count: matches.length,
    recorded: recordedInWords(recordedOf([recordedSubject('rules'), recordedSubject('fees')])),
    days: [...days].map(([day, corrected]) => ({
      day,
      inWords: dayInWords(day),
      corrections: corrected.map(correctionShown),
    })),
  };
}

export type CorrectionsShown = ReturnType<typeof presentCorrections>;
export type CorrectionShown = ReturnType<typeof correctionShown>;

function correctionShown(correction: Correction) {
  const { id, title, was, is, affected, wrongSince, correctedOn, paragraph, source, rules } = correction;
  return {
    id,
    title,
    was,
    is,
    who: affected.who,
    codes: affected.codes,
    calculators: affected.calculators.map((each) => calculators[each]),
    wrongSince: dayInWords(wrongSince),
    correctedOn: dayInWords(correctedOn),
    paragraph,
    source: { title: source.title, url: source.url, checkedOn: dayInWords(source.checkedOn) },
    rules: rules.map((rule) => ({ title: titleOf(rule), to: rulePath(rule) })),
  };
}

function filtersOf(all: readonly Correction[]): CorrectionFilter[] {
  const filters = Object.entries(calculators).map(([calculator, { title }]) => ({
    calculator,
    title,
    count: all.filter((each) => calculatorsOf(each).includes(calculator)).length,
  }));
  return [{ calculator: '', title: 'All', count: all.length }, ...filters.filter(({ count }) => count > 0)];
}

function calculatorsOf({ affected }: Correction): readonly string[] {
  return affected.calculators;
}

function titleOf(rule: string): string {
  const entry = [...register.topics, ...register.parameters].find(({ id }) => id === rule);
  return entry?.title ?? rule;
}
