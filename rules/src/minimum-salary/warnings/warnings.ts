import { atasNeeded } from '../../atas/index.ts';
import { certificateStart } from '../../certificate/index.ts';
import { applicationDay, type Eligible, lastSafeDay, listCoverage } from '../../eligible-role/index.ts';
import {
  addDays,
  addMonths,
  type InForce,
  inPounds,
  lawOn,
  type Pence,
  type Warning,
} from '../../kernel/index.ts';
import { disputedRate, salaryList, shortageList } from '../../occupations/index.ts';
import { nurseBeforeRegistration } from '../../pay-scales/index.ts';
import { brakeForEmployers } from '../../visa-brake/index.ts';
import { endCertificateEarlier } from '../new-entrant/new-entrant-months.ts';
import type { Offer } from '../offer.ts';
import type { JudgedOption } from '../options/options.ts';
import type { SalaryOption } from '../options/salary-option.ts';
import { tier2GeneralRules } from '../parameters.ts';
import type { ScaleRead } from '../pay-scale-condition.ts';
import type { SalaryFacts } from '../salary-facts.ts';
import type { Subject } from '../subject.ts';
import { overCounted, rounded } from '../weekly-hours.ts';
import { wageWarnings } from './wage-warnings.ts';

/** The route opened on this day: workers in it before held Tier 2 (General). */
const [{ from: routeOpened }] = tier2GeneralRules.versions;

/**
 * SW 14.5: workers from Tier 2 (General) have rules of their own for a while, of which we warn but which we
 * do not calculate.
 */
function tier2GeneralWarning(facts: SalaryFacts): Warning[] {
  if (!mayHaveHeldIt(facts)) return [];
  const rules = lawOn(tier2GeneralRules, applicationDay(facts));
  if (rules.status === 'no-law') return [];
  const [, end] = tier2GeneralRules.versions;
  const lastDay = end && addDays(end.from, -1);
  const message = rules.value
    ? `A worker from Tier 2 (General) who stays with that sponsor may count guaranteed allowances, and some codes have lower rates of their own, for applications until ${lastDay}. This does not work them out: check Appendix Skilled Worker, SW 14.5.`
    : `The rules for workers from Tier 2 (General), which counted allowances and had rates of their own, closed to applications after ${lastDay}.`;
  return [{ code: 'tier-2-general', message }];
}

function mayHaveHeldIt({ tier2General, inRouteSince, sameSponsor }: SalaryFacts): boolean {
  if (tier2General !== undefined) return tier2General;
  return inRouteSince !== undefined && inRouteSince < routeOpened && sameSponsor !== false;
}

interface Judged {
  readonly role: Eligible;
  readonly rates: InForce<unknown>;
  readonly judgements: readonly JudgedOption[];
  readonly lowest: SalaryOption | null;
  readonly offer: Offer | null;
}

/** What to know before relying on the figures. */
export function warningsOf(subject: Subject, { role, rates, judgements, lowest, offer }: Judged): Warning[] {
  const { scale } = subject;
  const floor = judgements.find(({ option }) => option === 'K')?.threshold.value ?? 0;
  const byScale = scale !== undefined && scale.rate === undefined;
  return [
    ...role.warnings,
    ...brakeForEmployers({ appliedOn: applicationDay(subject.facts), inUk: subject.facts.inUk }),
    ...factWarnings(subject.facts),
    ...(scale ? payScaleWarnings(subject, scale, floor) : []),
    ...ratesWarning(rates),
    ...disputed(subject),
    ...listWarnings(subject, role),
    ...hoursWarning(subject),
    ...(restsOnNewEntrant(lowest, judgements) ? endCertificateEarlier(subject.facts) : []),
    ...tier2GeneralWarning(subject.facts),
    ...atasWarning(subject.facts),
    ...startWarning(subject.facts),
    ...wageWarnings(subject, {
      figurePence: lowest?.minimumAnnualPence ?? (byScale ? floor : null),
      rulesPence: byTheTests(lowest) ?? (byScale ? floor : null),
      byScale,
      offer,
    }),
  ];
}

/** The lowest figure before the wage raises it. */
function byTheTests(lowest: SalaryOption | null): Pence | null {
  if (lowest === null) return null;
  return Math.max(lowest.thresholdPence ?? 0, lowest.goingRatePence ?? 0);
}

function ratesWarning({ law }: InForce<unknown>): Warning[] {
  if (law.confidence !== 'disputed' && law.confidence !== 'derived') return [];
  return [{ code: 'rates-to-be-confirmed', message: `${law.note ?? ''} To be confirmed on GOV.UK.`.trim() }];
}

/** When the list's lower threshold ends, and where its printed rate is not the going rate. */
function listWarnings({ facts, occupation, rates }: Subject, role: Eligible): Warning[] {
  const shortage = shortageList.get(occupation.code);
  const isOnShortageList = shortage && lawOn(shortage, facts.assignedOn).status === 'in-force';
  const short = isOnShortageList ? [noDiscount(occupation.code)] : [];
  const row = salaryList.get(occupation.code);
  const coverage = row && listCoverage(row, facts);
  if (!row || coverage?.status !== 'in-force') return short;
  const [{ value }] = row.versions;
  const differs =
    rates && (rates.standard.fullPence !== value.ratePence || rates.lower.fullPence !== value.lowerRatePence);
  const publishedRates = `The Immigration Salary List prints ${inPounds(value.ratePence)}, and ${inPounds(value.lowerRatePence)} as the lower rate, for ${occupation.code}. The going-rate table differs, and is the one used here.`;
  return [
    ...short,
    ...(role.warnings.some(({ code }) => code === 'list-ends') ? [] : lastSafeDay(row, occupation.code)),
    ...(differs ? [{ code: 'list-rate-differs', message: publishedRates }] : []),
  ];
}

function noDiscount(code: string): Warning {
  return {
    code: 'shortage-list-no-discount',
    message: `The Temporary Shortage List makes jobs of ${code} eligible. It does not lower the salary or the visa fee.`,
  };
}

/** Both readings, where the lower rate of the code is in doubt. */
function disputed({ facts }: Subject): Warning[] {
  const rate = disputedRate(facts.occupationCode, facts.assignedOn);
  return rate ? [rate.warning] : [];
}

const entrantOptions: ReadonlySet<string> = new Set(['E', 'J']);

/** Whether the lowest figure is a new entrant's, or an undecided one could be. */
function restsOnNewEntrant(lowest: SalaryOption | null, options: readonly JudgedOption[]): boolean {
  if (lowest !== null) return entrantOptions.has(lowest.option);
  return options.some(({ option, condition }) => entrantOptions.has(option) && condition.met !== false);
}

function hoursWarning({ hours }: Subject): Warning[] {
  if (!overCounted(hours)) return [];
  const hoursCounted = rounded(hours.counted / 100);
  const message = `Only pay for the first ${hoursCounted} hours a week counts towards the general threshold. The going rate is pro-rated for all hours, including those above ${hoursCounted} (SW 14.4).`;
  return [{ code: 'hours-over-counted', message }];
}

/** Whether the worker needs an ATAS certificate (SW 6.3A): warns only for listed codes. */
function atasWarning(facts: SalaryFacts): Warning[] {
  const { occupationCode, atas = {} } = facts;
  const atasOutcome = atasNeeded({ ...atas, occupationCode, appliedOn: applicationDay(facts) });
  switch (atasOutcome.status) {
    case 'needed':
      return [{ code: 'atas-needed', message: atasOutcome.sentence }];
    case 'not-needed':
      return atasOutcome.because === 'occupation'
        ? []
        : [{ code: 'atas-not-needed', message: atasOutcome.sentence }];
    case 'needs-facts':
      return [{ code: 'atas-open', message: openMessage(occupationCode) }];
    case 'no-law':
      return [];
  }
}

function openMessage(code: string): string {
  return `${code} is on the ATAS list. The worker needs an ATAS certificate if the employer also holds a student sponsor licence and the role includes research at PhD level in a listed subject, unless their nationality is exempt.`;
}

/** Facts that seldom go together: the rule uses each as given, but warns. */
function factWarnings({ inRouteSince, visaType, newEntrantLimb, inUk }: SalaryFacts): Warning[] {
  const otherVisa = visaType !== undefined && visaType !== 'skilled';
  const route =
    'You said how long the worker has been in the route, and that they now have another visa. Continuous permission means a Skilled Worker visa today.';
  const limb = newEntrantLimb === 'student' || newEntrantLimb === 'graduate';
  const last =
    visaType !== undefined && visaType !== 'skilled' && visaType !== newEntrantLimb && inUk === true;
  const ground = `You said that the last permission was ${newEntrantLimb === 'student' ? 'Student' : 'Graduate'}, and that the worker now has another visa in the UK.`;
  return [
    ...(inRouteSince !== undefined && otherVisa ? [{ code: 'route-and-visa-disagree', message: route }] : []),
    ...(limb && last ? [{ code: 'ground-and-visa-disagree', message: ground }] : []),
  ];
}

/** Warnings about a figure that a national pay scale decides. */
function payScaleWarnings({ facts }: Subject, scale: ScaleRead, floor: Pence): Warning[] {
  const nurse = nurseBeforeRegistration(facts);
  return [
    { code: 'national-pay-scale', message: scaleMessage(scale, floor) },
    ...(nurse.status === 'answered'
      ? [{ code: 'nurse-before-registration', message: nurse.explanation }]
      : []),
  ];
}

function scaleMessage({ rate, recorded }: ScaleRead, floor: Pence): string {
  if (rate)
    return `${rate.title}: ${rate.hoursInWords} The scale is the one in the Rules of 6 December 2025. Later changes are to be confirmed on GOV.UK.`;
  const start = `No single figure: the national pay scale for the job decides, and never below ${inPounds(floor)} a year.`;
  return recorded
    ? `${start} The band, grade or role decides the figure.`
    : `${start} The scales are not in our records for this day.`;
}

/**
 * SW 5.1(c): a certificate that starts late needs a late application; warns while the application's day is
 * not given.
 */
function startWarning({ assignedOn, appliedOn, length }: SalaryFacts): Warning[] {
  const startsOn = length?.between?.startsOn;
  if (appliedOn !== undefined || startsOn === undefined) return [];
  const start = lawOn(certificateStart, assignedOn);
  if (start.status === 'no-law' || startsOn <= addMonths(assignedOn, start.value)) return [];
  const message = `The certificate starts on ${startsOn}. It must start at most ${start.value} months after the visa application, so an application on ${assignedOn} would be too early.`;
  return [{ code: 'start-after-application', message }];
}
