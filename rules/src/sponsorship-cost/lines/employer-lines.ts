import { certificateFee } from '../../certificate-fee/index.ts';
import type { Pence, Warning } from '../../kernel/index.ts';
import { licenceCost } from '../../licence-fee/index.ts';
import { skillsCharge } from '../../skills-charge/index.ts';
import { isExtension, type PricedFacts, switchesFromStudent } from '../facts.ts';
import type { WhoPays } from '../parameters.ts';
import { type Line, line } from './line.ts';

/** Who must pay each kind of cost on the day the certificate is assigned. */
export interface Recharging {
  readonly skillsCharge: WhoPays;
  readonly certificateAndLicence: WhoPays;
  readonly visaCosts: WhoPays;
}

/** The sponsor's lines, with warnings: licence if requested, certificate, skills charge. */
export function employerLines(
  facts: PricedFacts,
  recharging: Recharging,
): { lines: readonly Line[]; warnings: readonly Warning[] } {
  const { certificateAndLicence, skillsCharge: whoPaysCharge } = recharging;
  const charge = skillsCharge({
    assignedOn: facts.assignedOn,
    sponsorSize: facts.sponsorSize,
    length: facts.length,
    location: facts.location,
    occupationCode: facts.occupationCode,
    switchingFromStudent: switchesFromStudent(facts),
    extension: isExtension(facts),
  });
  const licence = licenceLines(facts, certificateAndLicence);
  const lines = [
    ...licence.lines,
    line(
      { payer: 'employer', item: 'certificate', whoPays: certificateAndLicence },
      certificateFee({ assignedOn: facts.assignedOn, route: 'worker' }),
    ),
    line({ payer: 'employer', item: 'skills-charge', whoPays: whoPaysCharge }, charge),
  ];
  return { lines, warnings: licence.warnings };
}

function licenceLines(
  { licence, sponsorSize }: PricedFacts,
  whoPays: WhoPays,
): { lines: Line[]; warnings: readonly Warning[] } {
  if (!licence) return { lines: [], warnings: [] };
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
    part((costs) => costs.licenceFeePence, [0, 1]),
  );
  const warnings = cost.status === 'answered' ? cost.warnings : [];
  if (!licence.priority) return { lines: [fee], warnings };
  const priority = line(
    { payer: 'employer', item: 'licence-priority', whoPays },
    part((costs) => costs.priorityFeePence, [1, 2]),
  );
  return { lines: [fee, priority], warnings };
}
