import { certificateFee } from '../certificate-fee/index.ts';
import { healthSurcharge, type Surcharge } from '../health-surcharge/index.ts';
import { inPounds, type Outcome, type Pence, type Warning } from '../kernel/index.ts';
import { licenceCost } from '../licence-fee/index.ts';
import { skillsCharge } from '../skills-charge/index.ts';
import { type PriorityService, priorityFee, type VisaFee, visaFee } from '../visa-fee/index.ts';
import { type SponsorshipFacts, switchesFromStudent } from './facts.ts';
import { type Line, line, type Payer, times } from './line.ts';
import type { WhoPays } from './parameters.ts';

/** Who must pay each kind of cost on the day the certificate is assigned. */
export interface Recharging {
  readonly skillsCharge: WhoPays;
  readonly certificateAndLicence: WhoPays;
  readonly visaCosts: WhoPays;
}

/** The sponsor's lines: licence when asked for, certificate, skills charge. */
export function employerLines(facts: SponsorshipFacts, recharging: Recharging): Line[] {
  const { certificateAndLicence, skillsCharge: whoPaysCharge } = recharging;
  const charge = skillsCharge({
    assignedOn: facts.assignedOn,
    sponsorSize: facts.sponsorSize,
    length: facts.length,
    location: facts.location,
    occupationCode: facts.occupationCode,
    switchingFromStudent: switchesFromStudent(facts),
  });
  return [
    ...licenceLines(facts, certificateAndLicence),
    line(
      { payer: 'employer', item: 'certificate', whoPays: certificateAndLicence },
      certificateFee({ assignedOn: facts.assignedOn, route: 'worker' }),
    ),
    line({ payer: 'employer', item: 'skills-charge', whoPays: whoPaysCharge }, charge),
  ];
}

function licenceLines({ licence, sponsorSize }: SponsorshipFacts, whoPays: WhoPays): Line[] {
  if (!licence) return [];
  const { appliedOn, type: licenceType } = licence;
  const cost = licenceCost({ appliedOn, licenceType, sponsorSize, priority: licence.priority });
  const part = (
    amount: (answered: { licenceFeePence: Pence; priorityFeePence: Pence }) => Pence,
    steps: readonly number[],
  ) =>
    cost.status === 'answered'
      ? { ...cost, amountPence: amount(cost), steps: cost.steps.slice(...steps) }
      : cost;
  const fee = line(
    { payer: 'employer', item: 'licence', whoPays },
    part((answered) => answered.licenceFeePence, [0, 1]),
  );
  if (!licence.priority) return [fee];
  return [
    fee,
    line(
      { payer: 'employer', item: 'licence-priority', whoPays },
      part((answered) => answered.priorityFeePence, [1, 2]),
    ),
  ];
}

interface Applicants {
  readonly payer: Payer;
  readonly adults: number;
  readonly under18: number;
  readonly service: PriorityService;
}

interface PricedLines {
  readonly lines: readonly Line[];
  readonly warnings: readonly Warning[];
}

/** What the worker and the family who apply pay, with what to know about it. */
export function applicantLines(facts: SponsorshipFacts, whoPays: WhoPays): PricedLines {
  const fee = visaFee(facts);
  const groups = applicantGroups(facts).map((group) => groupLines(facts, group, { fee, whoPays }));
  return {
    lines: groups.flatMap((group) => group.lines),
    warnings: [
      ...(fee.status === 'answered' ? fee.warnings : []),
      ...groups.flatMap((group) => group.warnings),
    ],
  };
}

function applicantGroups({ priority, partner, children }: SponsorshipFacts): Applicants[] {
  const groups: Applicants[] = [{ payer: 'candidate', adults: 1, under18: 0, service: priority }];
  if (partner) groups.push({ payer: 'partner', adults: 1, under18: 0, service: partner.priority });
  if (children && children.count > 0) {
    const { count, under18 } = children;
    groups.push({ payer: 'children', adults: count - under18, under18, service: children.priority });
  }
  return groups;
}

function groupLines(
  facts: SponsorshipFacts,
  { payer, adults, under18, service }: Applicants,
  { fee, whoPays }: { fee: Outcome<VisaFee>; whoPays: WhoPays },
): PricedLines {
  const people = adults + under18;
  const { appliedOn, length, location, healthAndCare } = facts;
  const surcharge = healthSurcharge({ appliedOn, length, location, healthAndCare, adults, under18 });
  const lines = [
    line({ payer, item: 'visa-fee', whoPays }, times(fee, people)),
    line({ payer, item: 'health-surcharge', whoPays }, surcharge),
    line({ payer, item: 'priority', whoPays }, times(priorityFee({ appliedOn, location, service }), people)),
  ];
  return { lines, warnings: surcharge.status === 'answered' ? surchargeWarnings(payer, surcharge) : [] };
}

function surchargeWarnings(payer: Payer, { amountPence, byVisaLengthPence }: Surcharge): Warning[] {
  if (byVisaLengthPence === amountPence) return [];
  return [
    {
      code: 'surcharge-by-visa-length',
      message: `Immigration Health Surcharge, ${payer}: ${inPounds(amountPence)} counts the certificate’s length, as published totals do. The portal may ask ${inPounds(byVisaLengthPence)}, counting the visa’s own length. To be confirmed when you apply.`,
    },
  ];
}
