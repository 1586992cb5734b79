import { certificateFee } from '../certificate-fee/index.ts';
import { healthSurcharge } from '../health-surcharge/index.ts';
import type { Outcome, Pence, Warning } from '../kernel/index.ts';
import { licenceCost } from '../licence-fee/index.ts';
import { skillsCharge } from '../skills-charge/index.ts';
import { type PriorityService, priorityFee, visaFee } from '../visa-fee/index.ts';
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
  const charge = skillsCharge({ ...facts, switchingFromStudent: switchesFromStudent(facts) });
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

/** The worker and the family who apply, each group with its payer. */
export function applicantGroups({ priority, partner, children }: SponsorshipFacts): Applicants[] {
  const groups: Applicants[] = [{ payer: 'candidate', adults: 1, under18: 0, service: priority }];
  if (partner) groups.push({ payer: 'partner', adults: 1, under18: 0, service: partner.priority });
  if (children && children.count > 0) {
    const { count, under18 } = children;
    groups.push({ payer: 'children', adults: count - under18, under18, service: children.priority });
  }
  return groups;
}

/** The lines of one group of applicants, with what to know about them. */
export function applicantLines(
  facts: SponsorshipFacts,
  group: Applicants,
  whoPays: WhoPays,
): { lines: Line[]; warnings: readonly Warning[] } {
  const { payer, adults, under18, service } = group;
  const people = adults + under18;
  const fee = visaFee(facts);
  const surcharge = healthSurcharge({ ...facts, adults, under18 });
  const priority: Outcome<{ amountPence: Pence }> = priorityFee({ ...facts, service });
  const warnings = [...(fee.status === 'answered' ? fee.warnings : [])];
  if (surcharge.status === 'answered' && surcharge.byVisaLengthPence !== surcharge.amountPence) {
    warnings.push(surchargeWarning(payer, surcharge.byVisaLengthPence, surcharge.amountPence));
  }
  const lines = [
    line({ payer, item: 'visa-fee', whoPays }, times(fee, people)),
    line({ payer, item: 'health-surcharge', whoPays }, surcharge),
    line({ payer, item: 'priority', whoPays }, times(priority, people)),
  ];
  return { lines, warnings };
}

function surchargeWarning(payer: Payer, byVisaLengthPence: Pence, amountPence: Pence): Warning {
  const inPounds = (pence: Pence) =>
    `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: pence % 100 === 0 ? 0 : 2 })}`;
  return {
    code: 'surcharge-by-visa-length',
    message: `Immigration Health Surcharge, ${payer}: ${inPounds(amountPence)} counts the certificate’s length, as published totals do. The portal may ask ${inPounds(byVisaLengthPence)}, counting the visa’s own length. To be confirmed when you apply.`,
  };
}
