import { applicationDay, type Eligible, lastSafeDay, listCoverage } from '../eligible-role/index.ts';
import { type InForce, inPounds, lawOn, type Pence, type Warning } from '../kernel/index.ts';
import { disputedRate, salaryList, shortageList } from '../occupations/index.ts';
import { brakeForEmployers } from '../visa-brake/index.ts';
import { atasWarning } from './atas-warning.ts';
import type { Offer } from './counted-salary.ts';
import { factWarnings } from './fact-warnings.ts';
import { endCertificateEarlier } from './new-entrant-months.ts';
import type { JudgedOption } from './options.ts';
import { payScaleWarnings } from './pay-scale-warnings.ts';
import type { SalaryOption } from './salary-option.ts';
import { startWarning } from './start-warning.ts';
import type { Subject } from './subject.ts';
import { tier2GeneralWarning } from './tier-2-general.ts';
import { wageWarnings } from './wage-warnings.ts';
import { overCounted, rounded } from './weekly-hours.ts';

interface Judged {
  readonly role: Eligible;
  readonly rates: InForce<unknown>;
  readonly judged: readonly JudgedOption[];
  readonly lowest: SalaryOption | null;
  readonly offer: Offer | null;
}

/** What to know before relying on the figures. */
export function warningsOf(subject: Subject, { role, rates, judged, lowest, offer }: Judged): Warning[] {
  const { scale } = subject;
  const floor = judged.find(({ option }) => option === 'K')?.threshold.value ?? 0;
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
    ...(restsOnNewEntrant(lowest, judged) ? endCertificateEarlier(subject.facts) : []),
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
  const listed = shortage && lawOn(shortage, facts.assignedOn).status === 'in-force';
  const short = listed ? [noDiscount(occupation.code)] : [];
  const row = salaryList.get(occupation.code);
  const read = row && listCoverage(row, facts);
  if (!row || read?.status !== 'in-force') return short;
  const [{ value }] = row.versions;
  const differs =
    rates && (rates.standard.fullPence !== value.ratePence || rates.lower.fullPence !== value.lowerRatePence);
  const printed = `The Immigration Salary List prints ${inPounds(value.ratePence)}, and ${inPounds(value.lowerRatePence)} as the lower rate, for ${occupation.code}. The going-rate table differs, and is the one used here.`;
  return [
    ...short,
    ...(role.warnings.some(({ code }) => code === 'list-ends') ? [] : lastSafeDay(row, occupation.code)),
    ...(differs ? [{ code: 'list-rate-differs', message: printed }] : []),
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
function restsOnNewEntrant(lowest: SalaryOption | null, judged: readonly JudgedOption[]): boolean {
  if (lowest !== null) return entrantOptions.has(lowest.option);
  return judged.some(({ option, condition }) => entrantOptions.has(option) && condition.met !== false);
}

function hoursWarning({ hours }: Subject): Warning[] {
  if (!overCounted(hours)) return [];
  const counted = rounded(hours.counted / 100);
  const message = `Only pay for the first ${counted} hours a week counts towards the general threshold. The going rate is pro-rated for all hours, including those above ${counted} (SW 14.4).`;
  return [{ code: 'hours-over-counted', message }];
}
