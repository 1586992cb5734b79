import { type CalendarDate, lawOn, type Parameter } from '@portway/rules/kernel';
import { noSwitchingFrom, studentSwitchAfter } from '@portway/rules/switching';
import { type RuleRead, ruleRead } from './law-figure.ts';

/** The items of a rule that is a list, as it holds on a day; none where no law is recorded. */
export interface ListRead {
  readonly items: readonly string[];
  readonly rule?: RuleRead;
}

/** Permission from which nobody can switch inside the UK (SW 1.5ZA). */
export const barredOn = (day: CalendarDate): ListRead => listOn(noSwitchingFrom, day);

/** On which conditions a Student can: one of them is enough (SW 1.5A). */
export const studentConditionsOn = (day: CalendarDate): ListRead => listOn(studentSwitchAfter, day);

function listOn(parameter: Parameter<readonly string[]>, day: CalendarDate): ListRead {
  const read = lawOn(parameter, day);
  return read.status === 'no-law' ? { items: [] } : { items: read.value, rule: ruleRead(read.law) };
}
