import { type CalendarDate, lawOn, type Parameter } from '@portway/rules/kernel';
import { noSwitchingFrom, studentSwitchAfter } from '@portway/rules/switching';
import { type RuleRead, ruleRead } from './law-figure.ts';

/** The items of a list rule, as in force on a day; empty where no law is recorded. */
export interface ListRead {
  readonly items: readonly string[];
  readonly rule?: RuleRead;
}

/** Permissions from which nobody can switch inside the UK (SW 1.5ZA). */
export const barredOn = (day: CalendarDate): ListRead => listOn(noSwitchingFrom, day);

/** Conditions for a Student to switch, of which one is enough (SW 1.5A). */
export const studentConditionsOn = (day: CalendarDate): ListRead => listOn(studentSwitchAfter, day);

function listOn(parameter: Parameter<readonly string[]>, day: CalendarDate): ListRead {
  const outcome = lawOn(parameter, day);
  return outcome.status === 'no-law' ? { items: [] } : { items: outcome.value, rule: ruleRead(outcome.law) };
}
