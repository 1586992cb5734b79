import { certificateUsedOn } from '../certificate/index.ts';
import {
  type Answered,
  lawOn,
  lawStep,
  type NeedsFacts,
  type NoLaw,
  type NotApplicable,
  type Pence,
  type Step,
  type Warning,
} from '../kernel/index.ts';
import { applicantLines } from './applicant-lines.ts';
import { employerLines, type Recharging } from './employer-lines.ts';
import type { SponsorshipFacts } from './facts.ts';
import { healthAndCarePrices } from './health-and-care-prices.ts';

import { type Line, totalOf } from './line.ts';
import { whoPaysCertificateAndLicence, whoPaysImmigrationCosts, whoPaysSkillsCharge } from './parameters.ts';
import { roleToPrice } from './role-to-price.ts';
import { warningsBefore } from './warnings.ts';

/** Sums by payer in whole pence; null while a line of theirs has no figure. */
export interface Totals {
  readonly employerPence: Pence | null;
  readonly candidatePence: Pence | null;
  readonly dependantsPence: Pence | null;
  readonly allPence: Pence | null;
}

export interface Bill {
  readonly lines: readonly Line[];
  readonly totals: Totals;
  readonly warnings: readonly Warning[];
}

/** The bill, or why there is none; a bill with a gap still shows the known lines. */
export type SponsorshipCost = Answered<Bill> | (NeedsFacts & Bill) | (NoLaw & Partial<Bill>) | NotApplicable;

/** What sponsoring one worker costs the sponsor, the worker and the family, line by line, in pence. */
export function sponsorshipCost(facts: SponsorshipFacts): SponsorshipCost {
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

function rechargingOn({ assignedOn }: SponsorshipFacts): RechargingLaw | NoLaw {
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

function totalsOf(lines: readonly Line[]): Totals {
  return {
    employerPence: totalOf(lines, ['employer']),
    candidatePence: totalOf(lines, ['candidate']),
    dependantsPence: totalOf(lines, ['partner', 'children']),
    allPence: totalOf(lines, ['employer', 'candidate', 'partner', 'children']),
  };
}

function withStatus(bill: Bill, steps: readonly Step[]): SponsorshipCost {
  const gap = bill.lines.find((line) => 'noLaw' in line);
  if (gap) return { status: 'no-law', ...gap.noLaw, ...bill, steps };
  const missing = new Set(bill.lines.flatMap((line) => ('needsFacts' in line ? line.needsFacts : [])));
  if (missing.size > 0) return { status: 'needs-facts', missing: [...missing], ...bill, steps };
  return { status: 'answered', ...bill, steps };
}
