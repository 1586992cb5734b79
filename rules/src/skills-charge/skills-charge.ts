import { type CertificateLength, monthsBegun } from '../certificate/index.ts';
import {
  type Answered,
  type CalendarDate,
  figureStep,
  type InForce,
  lawOn,
  lawStep,
  type NoLaw,
  needsFacts,
  notApplicable,
  type Outcome,
  type Pence,
  type Step,
} from '../kernel/index.ts';
import type { SponsorSize } from '../licence-fee/index.ts';
import {
  type ChargePeriods,
  chargePeriods,
  exemptOccupations,
  firstYearLarge,
  firstYearSmall,
  halfYearLarge,
  halfYearSmall,
  studentSwitch,
} from './parameters.ts';

export interface SkillsChargeFacts {
  readonly assignedOn: CalendarDate;
  readonly sponsorSize: SponsorSize;
  readonly length?: CertificateLength | undefined;
  /** Where the worker applies for the visa from. */
  readonly location: 'inside' | 'outside';
  readonly occupationCode?: string | undefined;
  /** Whether the worker switches inside the UK directly from Student, or extends after such a switch. */
  readonly switchingFromStudent?: boolean | undefined;
}

interface ChargeLaw {
  readonly status: 'in-force';
  readonly first: InForce<Pence>;
  readonly further: InForce<Pence>;
  readonly periods: InForce<ChargePeriods>;
}

/** The Immigration Skills Charge that the sponsor pays for one certificate, in pence. */
export function skillsCharge(facts: SkillsChargeFacts): Outcome<{ readonly amountPence: Pence }> {
  const law = chargeLaw(facts);
  if (law.status === 'no-law') return law;
  const exempt = exemption(facts);
  if (exempt?.status === 'no-law') return exempt;
  if (exempt) return notApplicable(exempt.reason, [exempt.step]);
  const missing = missingFacts(facts);
  if (facts.length === undefined || missing.length > 0) return needsFacts(missing, [lawStep(law.periods)]);
  const { freeOutsideUnderMonths } = law.periods.value;
  if (facts.location === 'outside' && facts.length.months < freeOutsideUnderMonths) {
    const reason = `An application from outside the UK for under ${freeOutsideUnderMonths} months carries no charge.`;
    return notApplicable(reason, [lawStep(law.periods)]);
  }
  return charged(facts, facts.length, law);
}

function charged(
  facts: SkillsChargeFacts,
  length: CertificateLength,
  { first, further, periods }: ChargeLaw,
): Answered<{ amountPence: Pence }> {
  const { firstMonths, stepMonths } = periods.value;
  const months = monthsBegun(length);
  const furtherSteps = Math.max(0, Math.ceil((months - firstMonths) / stepMonths));
  const amountPence = first.value + furtherSteps * further.value;
  const steps = [
    figureStep('Months of the certificate, a part counted as one', { count: months, of: 'months' }),
    lawStep(periods, { text: `the first ${firstMonths} months, then steps of ${stepMonths}` }),
    lawStep(first, { pence: first.value }),
    lawStep(further, { pence: further.value }),
    figureStep('Further steps begun', { count: furtherSteps, of: 'steps' }),
    figureStep('Immigration Skills Charge', { pence: amountPence }),
  ];
  if (facts.occupationCode === undefined) {
    steps.push(
      figureStep('Without an occupation code the exempt occupations were not looked up', {
        text: 'not checked',
      }),
    );
  }
  return { status: 'answered', amountPence, steps };
}

function chargeLaw({ assignedOn, sponsorSize }: SkillsChargeFacts): ChargeLaw | NoLaw {
  const small = sponsorSize === 'small';
  const first = lawOn(small ? firstYearSmall : firstYearLarge, assignedOn);
  const further = lawOn(small ? halfYearSmall : halfYearLarge, assignedOn);
  const periods = lawOn(chargePeriods, assignedOn);
  if (first.status === 'no-law') return first;
  if (further.status === 'no-law') return further;
  if (periods.status === 'no-law') return periods;
  return { status: 'in-force', first, further, periods };
}

function exemption(
  facts: SkillsChargeFacts,
): { status: 'exempt'; reason: string; step: Step } | NoLaw | undefined {
  if (facts.occupationCode !== undefined) {
    const codes = lawOn(exemptOccupations, facts.assignedOn);
    if (codes.status === 'no-law') return codes;
    if (codes.value.includes(facts.occupationCode)) {
      return {
        status: 'exempt',
        reason: `Occupation code ${facts.occupationCode} carries no charge.`,
        step: lawStep(codes),
      };
    }
  }
  if (facts.location === 'outside' || !facts.switchingFromStudent) return undefined;
  const student = lawOn(studentSwitch, facts.assignedOn);
  if (student.status === 'no-law') return student;
  return {
    status: 'exempt',
    reason: 'A switch inside the UK directly from Student carries no charge.',
    step: lawStep(student),
  };
}

function missingFacts({ location, switchingFromStudent, length }: SkillsChargeFacts): string[] {
  const missing = location === 'inside' && switchingFromStudent === undefined ? ['switchingFromStudent'] : [];
  return length === undefined ? [...missing, 'months'] : missing;
}
