import {
  type CalendarDate,
  type Figure,
  lawOn,
  lawStep,
  type NoLaw,
  type Parameter,
  type Step,
} from '../kernel/index.ts';

interface RuleThen<V> {
  readonly value: V;
  readonly step: Step;
  /** Set before the record begins: the value is then that of its first day. */
  readonly unrecorded?: NoLaw;
}

/** The rule on a day; before our record of it, the first one that we recorded, marked as such. */
export function ruleThen<V>(
  rule: Parameter<V>,
  day: CalendarDate,
  figure?: (value: V) => Figure,
): RuleThen<V> {
  const law = lawOn(rule, day);
  if (law.status === 'in-force') return { value: law.value, step: lawStep(law, figure?.(law.value)) };
  const [{ value }] = rule.versions;
  return {
    value,
    step: { label: rule.title, figure: { text: `It is not recorded whether this was the rule on ${day}.` } },
    unrecorded: law,
  };
}
