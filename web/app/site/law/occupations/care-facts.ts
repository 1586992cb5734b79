import { careSwitchOpen } from '@portway/rules/eligible-role';
import { addDays, type CalendarDate, lawOn } from '@portway/rules/kernel';
import { noOverseasHires } from '@portway/rules/occupations';
import { register } from '@portway/rules/register';
import { dayInWords } from '../../../text/days.ts';
import { rulePath } from '../../../text/law.ts';
import { careMonthsRule, ruleInForce } from './rule-in-force.ts';

/** One line about who can use a code. */
export interface Fact {
  readonly term: string;
  readonly says: string;
  readonly href: string;
}

const familyRule = 'dependants.care-roles';

/** Whether the code is a care role on the day, with separate rules on who can be sponsored (SW 6.1B). */
export function isCareRole(code: string, day: CalendarDate): boolean {
  const outcome = lawOn(noOverseasHires, day);
  return outcome.status === 'in-force' && outcome.value.includes(code);
}

/** The last day to apply based on months of work for the sponsor. */
export function lastDayToApply(): string {
  const closure = careSwitchOpen.versions.find((version) => 'value' in version && version.value === false);
  return closure ? dayInWords(addDays(closure.from, -1)) : 'not recorded';
}

/** Who can be sponsored in a care role, and whether with family (SW 6.1B, 6.1C, 29.1A and 32A.2). */
export function careFacts(day: CalendarDate): Fact[] {
  const open = lawOn(careSwitchOpen, day);
  const months = `${ruleInForce(careMonthsRule, day).figure} of legal work for you in 6135 or 6136 up to the day of the certificate`;
  const byMonths =
    open.status === 'in-force' && !open.value
      ? `Until ${lastDayToApply()} a worker could also apply after ${months}.`
      : `A worker with ${months} can be sponsored too, if they apply by ${lastDayToApply()}.`;
  const sponsored =
    'A worker whose present permission is sponsored in 6135 or 6136 (or the older codes 6145 or 6146) can be sponsored, including by a new sponsor.';
  return [
    {
      term: 'From abroad',
      says: 'Nobody. No certificate can be assigned to someone outside the UK.',
      href: rulePath(noOverseasHires.id),
    },
    { term: 'Inside the UK', says: `${sponsored} ${byMonths}`, href: rulePath(careMonthsRule) },
    { term: 'In England', says: registration(), href: rulePath('salary-list.6135') },
    {
      term: 'Family',
      says: `A partner and children cannot come. Among the exceptions are a worker whose permission in a care role was applied for before ${careClosedToFamily()}, with continuous permission since, and a child born in the UK.`,
      href: rulePath(familyRule),
    },
  ];
}

function registration(): string {
  return `You must be registered with the Care Quality Commission (CQC) for a regulated activity. This is not asked for a care worker granted before ${careClosedToFamily()} who has had continuous permission since and stays with the same sponsor.`;
}

/** The day from which care workers cannot bring family; their registration rule has the same day. */
function careClosedToFamily(): string {
  const rule = register.parameters.find(({ id }) => id === familyRule);
  return rule ? dayInWords(rule.versions[0].from) : 'not recorded';
}
