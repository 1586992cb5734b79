import { applicationDay } from '../eligible-role/index.ts';
import { lawOn } from '../kernel/index.ts';
import { salaryList } from '../occupations/index.ts';
import { noSwitchingFrom } from '../switching/index.ts';
import { nationalLivingWage } from './parameters.ts';
import type { SalaryFacts } from './salary-facts.ts';
import type { Subject } from './subject.ts';

/** What no outcome of this rule checks. */
export function notChecked({ facts, occupation, scale }: Subject): string[] {
  const [{ from: wageRecorded }] = nationalLivingWage.versions;
  return [
    'Whether the job is an eligible role: genuine, and with the duties of its occupation code.',
    'Whether the worker is suitable: criminality, earlier breaches of conditions, and the English level.',
    ...(facts.sponsorRating === undefined ? [rating] : []),
    ...(facts.inUk === true && facts.visaType === undefined ? [switching(facts)] : []),
    ...(facts.salaryPence === undefined ? [] : [guaranteedPay]),
    ...(facts.inRouteSince === undefined ? [] : [continuousPermission]),
    ...conditionsOfTheSponsor(facts),
    ...(facts.assignedOn < wageRecorded
      ? [`The National Living Wage before ${wageRecorded}, which is not recorded.`]
      : []),
    ...(occupation.payScale === undefined || scale?.recorded
      ? []
      : ['The rates of the national pay scales, and each scale’s own full-time hours.']),
  ];
}

const guaranteedPay =
  'Whether all of the salary counts: guaranteed basic gross pay, and guaranteed payments treated in exactly the same way for tax, pension and National Insurance; without variable hours, overtime, bonuses, allowances or benefits in kind.';
const rating =
  'Whether the sponsor is rated A. A sponsor rated B can sponsor only its own workers who continue to work for it.';

function switching(facts: SalaryFacts): string {
  const bars = lawOn(noSwitchingFrom, applicationDay(facts));
  const from = bars.status === 'in-force' ? ` Nobody can from: ${bars.value.join(', ')}.` : '';
  return `Whether the worker may switch inside the UK from the permission held now.${from}`;
}

const continuousPermission =
  'Whether permission was continuous, and whether the separate rates for former Tier 2 (General) workers apply.';

/** The condition of the list row apart from the job, or the regulator of a care provider. */
function conditionsOfTheSponsor({
  occupationCode,
  assignedOn,
  healthAndCare,
  workNation,
}: SalaryFacts): string[] {
  const row = salaryList.get(occupationCode);
  const read = row && lawOn(row, assignedOn);
  const condition = read?.status === 'in-force' ? read.value.condition : undefined;
  if (condition !== undefined) return [`The condition of the Immigration Salary List: ${condition}.`];
  const inEngland = workNation === undefined || workNation === 'england';
  return healthAndCare && inEngland
    ? ['Whether a care provider in England is registered with the Care Quality Commission.']
    : [];
}
