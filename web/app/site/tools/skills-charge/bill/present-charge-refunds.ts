import { type InForce, lawOn, lawStep, type Step } from '@portway/rules/kernel';
import {
  chargedRoutes,
  type RefundFacts,
  refundInFull,
  refundInPart,
  skillsChargeRefund,
  transferFromEu,
} from '@portway/rules/skills-charge';
import { inPounds } from '../../../../text/money.ts';
import { type WorkingStepShown, workingSteps } from '../../../../text/working-steps.ts';

type Charge = RefundFacts['charge'];

export interface RefundShown {
  /** The event that leads to the refund. */
  readonly event: string;
  readonly figure: string;
}

export interface ChargeRefundsShown {
  /** Refunds by event; empty where no charge is due or its length is not chosen. */
  readonly refunds: readonly RefundShown[];
  /** Which routes have a charge, and when a refund is due, in sentences. */
  readonly sentences: readonly string[];
  readonly steps: readonly WorkingStepShown[];
}

const monthsInAYear = 12;
const nothing = 'Nothing';
const notRecorded = 'Not recorded';

/** Refunds of the charge by the law of the certificate's day, and the routes with a charge. */
export function presentChargeRefunds(charge: Charge, due: boolean): ChargeRefundsShown {
  const laws = [chargedRoutes, transferFromEu, ...(due ? [refundInFull, refundInPart] : [])]
    .map((parameter) => lawOn(parameter, charge.assignedOn))
    .filter((law): law is InForce<string> => law.status === 'in-force');
  const refunds = due && charge.length ? refundsOf(charge) : [];
  return {
    refunds,
    // The first line of the table says when all of it is refunded.
    sentences: laws
      .filter(({ law }) => refunds.length === 0 || law.parameter !== refundInFull.id)
      .map(({ value }) => value),
    steps: workingSteps([...laws.map((law) => lawStep(law)), ...(due ? arithmetic(charge) : [])]),
  };
}

function refundsOf(charge: Charge): RefundShown[] {
  const { months = 0, days = 0 } = charge.length ?? {};
  const years = Math.ceil((days > 0 ? months + 1 : months) / monthsInAYear);
  return [
    {
      event: 'Visa refused, application or certificate withdrawn, or the worker never starts',
      figure: comesBack({ charge, reason: 'refused' }),
    },
    ...Array.from({ length: years }, (_, before) => ({
      event: `The worker leaves or changes sponsor in year ${before + 1}`,
      figure: comesBack({ charge, reason: 'left-early', monthsUsed: before * monthsInAYear + 1 }),
    })),
    {
      event: 'The worker moves to another sponsor under TUPE',
      figure: comesBack({ charge, reason: 'tupe' }),
    },
  ];
}

function comesBack(facts: Omit<RefundFacts, 'happenedOn'>): string {
  const refund = skillsChargeRefund({ ...facts, happenedOn: facts.charge.assignedOn });
  if (refund.status === 'not-applicable') return nothing;
  if (refund.status !== 'answered') return notRecorded;
  const { refundPence, atMostPence } = refund;
  const least = refundPence === 0 ? nothing : inPounds(refundPence);
  return atMostPence === refundPence ? least : `${least}, at most ${inPounds(atMostPence)}`;
}

/** Working of a partial refund, for a worker who leaves after a month. */
function arithmetic(charge: Charge): readonly Step[] {
  const happenedOn = charge.assignedOn;
  const leaves = skillsChargeRefund({ charge, happenedOn, reason: 'left-early', monthsUsed: 1 });
  const moves = skillsChargeRefund({ charge, happenedOn, reason: 'tupe' });
  return [...leaves.steps.slice(1), ...moves.steps];
}
