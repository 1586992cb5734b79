import { certificateUsedOn } from '../certificate/index.ts';
import {
  type Answered,
  lawOn,
  lawStep,
  type NeedsFacts,
  type NoLaw,
  type NotApplicable,
  type Step,
  type Warning,
} from '../kernel/index.ts';
import type { PricedFacts, SponsorshipFacts } from './facts.ts';
import { employerNotKnown, healthAndCarePrices, mayBeHealthAndCare } from './health-and-care-prices.ts';
import { applicantLines } from './lines/applicant-lines.ts';
import { employerLines, type Recharging } from './lines/employer-lines.ts';
import type { Line } from './lines/line.ts';
import { whoPaysCertificateAndLicence, whoPaysImmigrationCosts, whoPaysSkillsCharge } from './parameters.ts';
import { roleToPrice } from './role-to-price.ts';
import { type ByEmployer, type Totals, totalsOf } from './totals.ts';
import { warningsBefore } from './warnings.ts';

export interface Bill {
  readonly lines: readonly Line[];
  readonly totals: Totals;
  /** Given where the kind of employer decides and is not known. Lines and totals are then those of another employer. */
  readonly byEmployer?: ByEmployer;
  readonly warnings: readonly Warning[];
}

/** The bill, or why there is none; a bill with a gap still shows the known lines. */
export type SponsorshipCost = Answered<Bill> | (NeedsFacts & Bill) | (NoLaw & Partial<Bill>) | NotApplicable;

/** What sponsoring one worker costs the sponsor, the worker and the family, line by line, in pence. */
export function sponsorshipCost(facts: SponsorshipFacts): SponsorshipCost {
  if (facts.healthAndCare !== 'unknown') return billOf({ ...facts, healthAndCare: facts.healthAndCare });
  const bill = billOf({ ...facts, healthAndCare: false });
  if (!('totals' in bill) || bill.totals === undefined || !mayBeHealthAndCare(facts)) return bill;
  const priced = billOf({ ...facts, healthAndCare: true });
  if (!('totals' in priced) || priced.totals === undefined) return bill;
  const byEmployer = { healthAndCare: priced.totals, otherwise: bill.totals };
  return { ...bill, byEmployer, warnings: [employerNotKnown(byEmployer), ...(bill.warnings ?? [])] };
}

function billOf(facts: PricedFacts): SponsorshipCost {
  const use = certificateUsedOn(facts);
  if (use.status !== 'usable') return use;
  const role = roleToPrice(facts);
  if (role.status !== 'eligible') return role;
  const recharging = rechargingOn(facts);
  if (recharging.status === 'no-law') return recharging;
  const health = healthAndCarePrices(facts, recharging.visaCosts);
  if (health.status !== 'priced') return health;
  const applicants = applicantLines(facts, recharging.visaCosts);
  const employer = employerLines(facts, recharging);
  const lines = [...employer.lines, ...applicants.lines];
  const warnings = onceEach([
    ...role.warnings,
    ...warningsBefore(facts),
    ...health.warnings,
    ...employer.warnings,
    ...applicants.warnings,
  ]);
  const steps = [...use.steps, ...role.steps, ...health.steps, ...recharging.steps];
  return withStatus({ lines, totals: totalsOf(lines), warnings }, steps);
}

/** Several fees can say the same of themselves. */
function onceEach(warnings: readonly Warning[]): Warning[] {
  return [...new Map(warnings.map((warning) => [warning.message, warning])).values()];
}

interface RechargingLaw extends Recharging {
  readonly status: 'in-force';
  readonly steps: readonly Step[];
}

function rechargingOn({ assignedOn }: PricedFacts): RechargingLaw | NoLaw {
  const charge = lawOn(whoPaysSkillsCharge, assignedOn);
  const certificate = lawOn(whoPaysCertificateAndLicence, assignedOn);
  const visa = lawOn(whoPaysImmigrationCosts, assignedOn);
  if (charge.status === 'no-law') return charge;
  if (certificate.status === 'no-law') return certificate;
  if (visa.status === 'no-law') return visa;
  return {
    status: 'in-force',
    skillsCharge: charge.value,
    certificateAndLicence: certificate.value,
    visaCosts: visa.value,
    steps: [charge, certificate, visa].map((law) => lawStep(law, { text: payerWords[law.value] })),
  };
}

const payerWords = {
  'sponsor-only': 'the sponsor alone',
  either: 'the sponsor or the worker',
  'repayment-lowers-pay':
    'the sponsor or the worker, but what the worker repays the sponsor lowers the pay that counts',
} as const;

function withStatus(bill: Bill, steps: readonly Step[]): SponsorshipCost {
  const gap = bill.lines.find((line) => 'noLaw' in line);
  if (gap) return { status: 'no-law', ...gap.noLaw, ...bill, steps };
  const missing = new Set(bill.lines.flatMap((line) => ('needsFacts' in line ? line.needsFacts : [])));
  if (missing.size > 0) return { status: 'needs-facts', missing: [...missing], ...bill, steps };
  return { status: 'answered', ...bill, steps };
}
