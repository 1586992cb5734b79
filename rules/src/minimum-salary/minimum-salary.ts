import { certificateUsedOn } from '../certificate/index.ts';
import { applicationDay, type Eligible, eligibleRole } from '../eligible-role/index.ts';
import {
  type Answered,
  type InForce,
  lawOn,
  type NeedsFacts,
  type NoLaw,
  type NotApplicable,
  notApplicable,
  type Step,
  type Warning,
} from '../kernel/index.ts';
import {
  findOccupation,
  type GoingRates,
  goingRates,
  type Occupation,
  occupationCodes,
  salaryList,
} from '../occupations/index.ts';
import { noSwitchingFrom } from '../switching/index.ts';
import { countedSalary } from './counted-salary.ts';
import { wageOn } from './living-wage.ts';
import { type Offer, offerOf } from './offer.ts';
import { type JudgedOption, judgeOptions } from './options/options.ts';
import { lowestOf, type SalaryOption, shownOption } from './options/salary-option.ts';
import { nationalLivingWage } from './parameters.ts';
import { payScaleRead } from './pay-scale-condition.ts';
import type { SalaryFacts } from './salary-facts.ts';
import { stepsOf } from './steps.ts';
import type { Subject } from './subject.ts';
import { warningsOf } from './warnings/warnings.ts';
import { weeklyHours } from './weekly-hours.ts';

/** What no outcome of this rule checks. */
function notChecked({ facts, occupation, scale }: Subject): string[] {
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
  const law = row && lawOn(row, assignedOn);
  const condition = law?.status === 'in-force' ? law.value.condition : undefined;
  if (condition !== undefined) return [`The condition of the Immigration Salary List: ${condition}.`];
  const inEngland = workNation === undefined || workNation === 'england';
  return healthAndCare && inEngland
    ? ['Whether a care provider in England is registered with the Care Quality Commission.']
    : [];
}

/** What the Rules require to be paid: every option, and the lowest that is open. Money in whole pence. */
export interface RequiredPay {
  /** The lowest figure that could apply given these answers; null if there is no single figure. */
  readonly lowest: SalaryOption | null;
  /** The lowest option that the answers leave undecided, if it would require less. */
  readonly ifConfirmed: SalaryOption | null;
  /** Options A to K, in order. */
  readonly options: readonly SalaryOption[];
  readonly offer: Offer | null;
  readonly warnings: readonly Warning[];
  /** What this rule does not check. */
  readonly notChecked: readonly string[];
}

/** The pay, or why there is none; if a fact is missing the figures are shown, but no option is open yet. */
export type MinimumSalary = Answered<RequiredPay> | (NeedsFacts & RequiredPay) | NotApplicable | NoLaw;

/** The least a Skilled Worker must be paid for the code, hours and days given, by each of the salary options. */
export function minimumSalary(facts: SalaryFacts): MinimumSalary {
  const use = certificateUsedOn(facts);
  if (use.status !== 'usable') return use;
  const role = eligibleRole(facts);
  if (role.status !== 'eligible') return role;
  const rates = lawOn(goingRates, facts.assignedOn);
  if (rates.status === 'no-law') return rates;
  const occupation = findOccupation(facts.occupationCode);
  const hours = weeklyHours(facts);
  if (hours.status !== 'read') return hours;
  const subject = occupation && subjectOf(facts, { occupation, rates, hours });
  if (!subject) return notInTheEdition(facts, rates);
  const judgements = judgeOptions(subject);
  if ('status' in judgements) return judgements;
  return required(subject, judgements, { role, rates, first: use.steps });
}

interface LawOfDay {
  readonly role: Eligible;
  readonly rates: InForce<Readonly<Record<string, GoingRates>>>;
  readonly first: readonly Step[];
}

function required(
  subject: Subject,
  judgements: readonly JudgedOption[],
  { role, rates, first }: LawOfDay,
): MinimumSalary {
  const { facts, hours } = subject;
  const { counted, missing: missingForOffer, steps: offerSteps } = countedSalary(facts);
  const options = judgements.map((each) => shownOption(each, { missing: role.missing, counted }));
  if (options.every(({ available }) => available === false)) return noneOpen(subject, judgements);
  const { lowest, ifConfirmed } = lowestOf(options);
  const offer = offerOf(counted, { lowest, options, hours });
  const warnings = warningsOf(subject, { role, rates, judgements, lowest, offer });
  const pay = { lowest, ifConfirmed, options, offer, warnings, notChecked: notChecked(subject) };
  const working = stepsOf(subject, judgements, { rates, lowest: lowest ?? ifConfirmed });
  const steps = [...first, ...role.steps, ...working, ...offerSteps];
  const missing = [...new Set([...role.missing, ...missingForOffer, ...(subject.scale?.missing ?? [])])];
  return missing.length > 0
    ? { status: 'needs-facts', missing, ...pay, steps }
    : { status: 'answered', ...pay, steps };
}

function subjectOf(
  facts: SalaryFacts,
  { occupation, rates, hours }: { occupation: Occupation; rates: LawOfDay['rates']; hours: Subject['hours'] },
): Subject | undefined {
  const codes = lawOn(occupationCodes, facts.assignedOn);
  const unrecordedBefore = codes.status === 'no-law' ? codes.recordsBeginOn : undefined;
  const row = rates.value[occupation.code];
  if (row === undefined && occupation.payScale === undefined) return undefined;
  const onScale = occupation.payScale !== undefined && unrecordedBefore === undefined;
  const scale = onScale ? payScaleRead(facts, occupation) : undefined;
  return {
    facts,
    occupation,
    rates: row,
    scale,
    hours,
    wagePence: wageOn(facts.assignedOn),
    unrecordedBefore,
  };
}

/**
 * A band that cannot be sponsored; or a code with only a lower rate, and a worker who entered the route too
 * late for it.
 */
function noneOpen({ scale }: Subject, options: readonly JudgedOption[]): NotApplicable {
  if (scale) return notApplicable(scale.condition.reason, scale.condition.steps);
  const transitional = options.find(({ option }) => option === 'F')?.condition;
  const reason = `No salary option is open with these answers, because no standard rate is published for this code. ${transitional?.reason ?? ''}`;
  return notApplicable(reason.trim(), transitional?.steps ?? []);
}

/** A blank in an edition is not recorded: never the nearest edition's figure. */
function notInTheEdition({ occupationCode, assignedOn }: SalaryFacts, { law }: LawOfDay['rates']): NoLaw {
  const message = `${law.title}: no figure of ${occupationCode} is recorded for ${assignedOn}, in the edition of ${law.inForceFrom}.`;
  return {
    status: 'no-law',
    message,
    parameter: law.parameter,
    day: assignedOn,
    steps: [{ label: message, law }],
  };
}
