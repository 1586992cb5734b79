import { type Eligible, lastSafeDay, listCoverage } from '../eligible-role/index.ts';
import { type InForce, inPounds, lawOn, type Warning } from '../kernel/index.ts';
import { salaryList, shortageList } from '../occupations/index.ts';
import type { Offer } from './counted-salary.ts';
import { factWarnings } from './fact-warnings.ts';
import type { JudgedOption } from './options.ts';
import type { SalaryOption } from './salary-option.ts';
import type { Subject } from './subject.ts';
import { wageWarnings } from './wage-warnings.ts';
import { overCounted, rounded } from './weekly-hours.ts';

interface Judged {
  readonly role: Eligible;
  readonly rates: InForce<unknown>;
  readonly judged: readonly JudgedOption[];
  readonly lowest: SalaryOption | null;
  readonly offer: Offer | null;
}

/** What to know before using the figures. */
export function warningsOf(subject: Subject, { role, rates, judged, lowest, offer }: Judged): Warning[] {
  const scale =
    judged.find(({ option, condition }) => option === 'K' && condition.met === true)?.figure ?? null;
  return [
    ...role.warnings,
    ...factWarnings(subject.facts),
    ...(scale ? payScaleWarning(scale.minimumAnnualPence) : []),
    ...ratesWarning(rates),
    ...listWarnings(subject, role),
    ...healthAndCareWarning(judged, lowest),
    ...hoursWarning(subject),
    ...wageWarnings(subject, {
      figurePence: lowest?.minimumAnnualPence ?? scale?.minimumAnnualPence ?? null,
      byScale: scale !== null,
      offer,
    }),
  ];
}

function payScaleWarning(floor: number): Warning[] {
  const message = `No single figure: the national pay scale for the job decides, and never below ${inPounds(floor)} a year. The scales are not in our records.`;
  return [{ code: 'national-pay-scale', message }];
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
  const printed = `The Immigration Salary List prints ${inPounds(value.ratePence)}, and ${inPounds(value.lowerRatePence)} as the lower rate, for ${occupation.code}. The going-rate table differs; it is the one used here.`;
  return [
    ...short,
    ...(role.warnings.some(({ code }) => code === 'list-ends') ? [] : lastSafeDay(row)),
    ...(differs ? [{ code: 'list-rate-differs', message: printed }] : []),
  ];
}

function noDiscount(code: string): Warning {
  return {
    code: 'shortage-list-no-discount',
    message: `The Temporary Shortage List makes jobs of ${code} eligible. It lowers neither the salary nor the visa fee.`,
  };
}

function healthAndCareWarning(judged: readonly JudgedOption[], lowest: SalaryOption | null): Warning[] {
  const shown = judged.find(({ option }) => option === lowest?.option);
  const rests = shown?.condition.steps.some(({ law }) => law?.parameter === 'occupations.health-and-care');
  const message =
    'Which codes outside the pay scales are Health and Care occupations is recorded from memory: to be confirmed on GOV.UK.';
  return rests ? [{ code: 'health-and-care-unconfirmed', message }] : [];
}

function hoursWarning({ hours }: Subject): Warning[] {
  if (!overCounted(hours)) return [];
  const counted = rounded(hours.counted / 100);
  const message = `Only pay for the first ${counted} hours a week counts towards the general threshold. That the going rate is pro-rated on all hours above ${counted} is not confirmed.`;
  return [{ code: 'hours-over-counted', message }];
}
