import { type CalendarDate, lawOn } from '@portway/rules/kernel';
import { register } from '@portway/rules/register';
import { isSettled, rulePath } from '../../../text/law.ts';
import { hasValue, versionInWords } from '../../../text/values.ts';

/** The rule on how many months somebody must have worked for the sponsor before a switch into a care role. */
export const careMonthsRule = 'eligible-role.care-months-with-sponsor';

const byId = new Map(register.parameters.map((parameter) => [parameter.id, parameter]));

/** The number of a rule on the day, for calculations; undefined where none is recorded. */
export function numberInForce(id: string, day: CalendarDate): number | undefined {
  const parameter = byId.get(id);
  const outcome = parameter && lawOn(parameter, day);
  return outcome?.status === 'in-force' && typeof outcome.value === 'number' ? outcome.value : undefined;
}

/** A rule on the day in words, with its address; a RangeError for an unknown id. */
export function ruleInForce(id: string, day: CalendarDate) {
  const parameter = byId.get(id);
  if (!parameter) throw new RangeError(`No rule has the id ${id}.`);
  const version = parameter.versions.findLast(({ from }) => from <= day);
  return {
    figure: version && hasValue(version) ? versionInWords(parameter, version) : 'not recorded',
    href: rulePath(id),
    settled: version !== undefined && isSettled(version.confidence),
  };
}
