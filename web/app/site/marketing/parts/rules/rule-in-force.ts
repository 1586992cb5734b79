import { type CalendarDate, lawOn, type Parameter } from '@portway/rules/kernel';
import { register } from '@portway/rules/register';
import { withDaysInWords } from '../../../../text/days.ts';
import { versionInWords } from '../../../../text/values.ts';
import { type RuleRead, ruleRead } from '../law-figure.ts';

/** A rule in words, as in force on a day. */
export interface RuleInForce {
  readonly title: string;
  /** "10 working days", or the rule in one or two sentences. */
  readonly says: string;
  /** Absent where no law is recorded for the day. */
  readonly rule?: RuleRead;
}

const byId: ReadonlyMap<string, Parameter<unknown>> = new Map(
  register.parameters.map((parameter) => [parameter.id, parameter]),
);

/** The rule with that id on a day; a RangeError where there is none. */
export function ruleInForce(id: string, day: CalendarDate): RuleInForce {
  const parameter = byId.get(id);
  if (parameter === undefined) throw new RangeError(`No rule ${id}`);
  const { title } = parameter;
  const outcome = lawOn(parameter, day);
  if (outcome.status === 'no-law') return { title, says: 'To be confirmed on GOV.UK' };
  const version = parameter.versions.find(({ from }) => from === outcome.law.inForceFrom);
  const says = version === undefined ? '' : withDaysInWords(versionInWords(parameter, version));
  return { title, says, rule: ruleRead(outcome.law) };
}
