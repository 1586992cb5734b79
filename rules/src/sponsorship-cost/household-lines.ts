import { certificateFee } from '../certificate-fee/index.ts';
import { type HealthSurcharge, healthSurcharge } from '../health-surcharge/index.ts';
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

/** What the worker and the family who apply pay, with what to know about it. */
export function applicantLines(
  facts: SponsorshipFacts,
  whoPays: WhoPays,
): { lines: readonly Line[]; warnings: readonly Warning[] } {
  const fee = visaFee(facts);
  const groups = applicantGroups(facts).map((group) => groupLines(facts, group, { fee, whoPays }));
  return {
    lines: groups.flatMap((group) => group.lines),
    warnings: [...(fee.status === 'answered' ? fee.warnings : []), ...surchargeWarnings(groups)],
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

interface Group {
  readonly payer: Payer;
  readonly lines: readonly Line[];
  readonly surcharge: HealthSurcharge;
}

function groupLines(
  facts: SponsorshipFacts,
  { payer, adults, under18, service }: Applicants,
  { fee, whoPays }: { fee: Outcome<VisaFee>; whoPays: WhoPays },
): Group {
  const people = adults + under18;
  const { appliedOn, length, location, healthAndCare } = facts;
  const surcharge = healthSurcharge({ appliedOn, length, location, healthAndCare, adults, under18 });
  const lines = [
    line({ payer, item: 'visa-fee', whoPays }, times(fee, people)),
    line({ payer, item: 'health-surcharge', whoPays }, surcharge),
    line({ payer, item: 'priority', whoPays }, times(priorityFee({ appliedOn, location, service }), people)),
  ];
  return { payer, lines, surcharge };
}

/** One warning for all of them: which length the portal counts is not settled. */
function surchargeWarnings(groups: readonly Group[]): Warning[] {
  const others = groups.flatMap(({ payer, surcharge }) => {
    const asked = 'byVisaLengthPence' in surcharge ? surcharge.byVisaLengthPence : 0;
    const counted = surcharge.status === 'answered' ? surcharge.amountPence : 0;
    return asked === counted ? [] : [`${inPounds(asked)} instead of ${inPounds(counted)} for the ${payer}`];
  });
  if (others.length === 0) return [];
  return [
    {
      code: 'surcharge-by-visa-length',
      message: `Immigration Health Surcharge: published totals count the certificate’s length. Counting the visa’s own length, the portal may ask ${others.join(', ')}. To be confirmed when you apply.`,
    },
  ];
}
