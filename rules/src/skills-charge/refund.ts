import { type CertificateLength, monthsBegun } from '../certificate/index.ts';
import {
  type CalendarDate,
  figureStep,
  type InForce,
  lawOn,
  lawStep,
  type NoLaw,
  type NotApplicable,
  needsFacts,
  notApplicable,
  type Outcome,
  type Parameter,
  type Pence,
  type Step,
  type Warning,
} from '../kernel/index.ts';
import { type ChargeLaw, chargeFor, chargeLaw } from './charge-law.ts';
import { refundInFull, refundInPart, refundUnderTupe, refundWithin } from './refund-parameters.ts';
import type { SkillsChargeFacts } from './skills-charge.ts';
import { unusedPart } from './unused-part.ts';

/** What happened after the charge was paid. */
export type RefundReason =
  | 'refused'
  | 'withdrawn'
  | 'never-started'
  | 'shorter-permission'
  | 'changed-sponsor'
  | 'left-early'
  | 'tupe';

export interface RefundFacts {
  readonly reason: RefundReason;
  readonly happenedOn: CalendarDate;
  /** Charge paid. */
  readonly charge: Pick<SkillsChargeFacts, 'assignedOn' | 'sponsorSize' | 'length'>;
  /** Months of the certificate until sponsorship ended, a part counted as one; or the months granted. */
  readonly monthsUsed?: number | undefined;
}

export interface SkillsChargeRefund {
  readonly refundPence: Pence;
  /** The refund on the most generous reading of our sources; the same if they agree. */
  readonly atMostPence: Pence;
  /** Within how many days it is paid. */
  readonly withinDays: number;
  readonly warnings: readonly Warning[];
}

/**
 * How much of a charge that was paid is refunded to the sponsor, in pence, by the law of the day of the
 * event.
 */
export function skillsChargeRefund(facts: RefundFacts): Outcome<SkillsChargeRefund> {
  const { reason, happenedOn, charge } = facts;
  if (happenedOn < charge.assignedOn) return beforeAssigned(facts);
  if (reason === 'tupe') return underTupe(happenedOn);
  const full = reason === 'refused' || reason === 'withdrawn' || reason === 'never-started';
  const paid = chargeLaw(charge);
  if (paid.status === 'no-law') return paid;
  const rule = ruleRead(full ? refundInFull : refundInPart, happenedOn);
  if (rule.status === 'no-law') return rule;
  const missing = [
    ...(charge.length === undefined ? ['months'] : []),
    ...(full || facts.monthsUsed !== undefined ? [] : ['monthsUsed']),
  ];
  if (charge.length === undefined || missing.length > 0) return needsFacts(missing, rule.steps);
  if (full) return all({ length: charge.length, paid, rule });
  return part(facts, { length: charge.length, paid, rule, monthsUsed: facts.monthsUsed ?? 0 });
}

function beforeAssigned({ happenedOn, charge: { assignedOn } }: RefundFacts): NotApplicable {
  const reason = `On ${happenedOn} nothing had been paid: the certificate was assigned on ${assignedOn}.`;
  return notApplicable(reason, [figureStep('The certificate was assigned', { text: assignedOn })]);
}

function underTupe(happenedOn: CalendarDate): NotApplicable | NoLaw {
  const law = lawOn(refundUnderTupe, happenedOn);
  return law.status === 'no-law' ? law : notApplicable(law.value, [lawStep(law)]);
}

interface RuleRead {
  readonly status: 'in-force';
  readonly within: InForce<number>;
  readonly steps: readonly Step[];
}

function ruleRead(parameter: Parameter<string>, happenedOn: CalendarDate): RuleRead | NoLaw {
  const rule = lawOn(parameter, happenedOn);
  const within = lawOn(refundWithin, happenedOn);
  if (rule.status === 'no-law') return rule;
  if (within.status === 'no-law') return within;
  return { status: 'in-force', within, steps: [lawStep(rule, { text: rule.value })] };
}

interface Paid {
  readonly length: CertificateLength;
  readonly paid: ChargeLaw;
  readonly rule: RuleRead;
}

function all({ length, paid, rule }: Paid): Outcome<SkillsChargeRefund> {
  const refundPence = chargeFor(monthsBegun(length), paid);
  const steps = [...rule.steps, figureStep('Charge paid', { pence: refundPence })];
  return answered({ refundPence, atMostPence: refundPence, warnings: [] }, rule, steps);
}

function part(facts: RefundFacts, paid: Paid & { readonly monthsUsed: number }): Outcome<SkillsChargeRefund> {
  const unused = unusedPart({ ...paid, law: paid.paid, happenedOn: facts.happenedOn });
  if (unused.status === 'no-law') return unused;
  const steps = [...paid.rule.steps, ...unused.steps];
  if (unused.atMostPence === 0) {
    return notApplicable(
      'No whole period of the certificate was left unused, so nothing is refunded.',
      steps,
    );
  }
  const warnings = [...unused.warnings, ...unlessTupe(facts)];
  return answered({ ...unused, warnings }, paid.rule, steps);
}

function unlessTupe({ reason, happenedOn }: RefundFacts): Warning[] {
  const law = lawOn(refundUnderTupe, happenedOn);
  if (reason !== 'changed-sponsor' || law.status === 'no-law') return [];
  return [{ code: 'refund-not-under-tupe', message: law.value }];
}

function answered(
  { refundPence, atMostPence, warnings }: Omit<SkillsChargeRefund, 'withinDays'>,
  { within }: RuleRead,
  steps: readonly Step[],
): Outcome<SkillsChargeRefund> {
  const withinStep = lawStep(within, { count: within.value, of: 'days' });
  const withinDays = within.value;
  return {
    status: 'answered',
    refundPence,
    atMostPence,
    withinDays,
    warnings,
    steps: [...steps, withinStep],
  };
}
