import { type CertificateLength, monthsBegun } from '../certificate/index.ts';
import {
  type CalendarDate,
  figureStep,
  type InForce,
  inPounds,
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
import type { SkillsChargeFacts } from './charge-facts.ts';
import { type ChargeLaw, chargeFor, chargeLaw } from './charge-law.ts';
import {
  refundBlock,
  refundInFull,
  refundInPart,
  refundUnderTupe,
  refundWithin,
} from './refund-parameters.ts';

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
  const law = chargeLaw(charge);
  if (law.status === 'no-law') return law;
  const rule = ruleRead(full ? refundInFull : refundInPart, happenedOn);
  if (rule.status === 'no-law') return rule;
  const missing = [
    ...(charge.length === undefined ? ['months'] : []),
    ...(full || facts.monthsUsed !== undefined ? [] : ['monthsUsed']),
  ];
  if (charge.length === undefined || missing.length > 0) return needsFacts(missing, rule.steps);
  if (full) return all({ length: charge.length, paid: law, rule });
  return part(facts, { length: charge.length, paid: law, rule, monthsUsed: facts.monthsUsed ?? 0 });
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
  return answerOf({ refundPence, atMostPence: refundPence, warnings: [] }, rule, steps);
}

function part(facts: RefundFacts, use: Paid & { readonly monthsUsed: number }): Outcome<SkillsChargeRefund> {
  const unused = unusedPart({ ...use, law: use.paid, happenedOn: facts.happenedOn });
  if (unused.status === 'no-law') return unused;
  const steps = [...use.rule.steps, ...unused.steps];
  if (unused.atMostPence === 0) {
    return notApplicable(
      'No whole period of the certificate was left unused, so nothing is refunded.',
      steps,
    );
  }
  const warnings = [...unused.warnings, ...unlessTupe(facts)];
  return answerOf({ ...unused, warnings }, use.rule, steps);
}

function unlessTupe({ reason, happenedOn }: RefundFacts): Warning[] {
  const law = lawOn(refundUnderTupe, happenedOn);
  if (reason !== 'changed-sponsor' || law.status === 'no-law') return [];
  return [{ code: 'refund-not-under-tupe', message: law.value }];
}

function answerOf(
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

interface Use {
  readonly happenedOn: CalendarDate;
  readonly length: CertificateLength;
  readonly monthsUsed: number;
  readonly law: ChargeLaw;
}

interface Unused {
  readonly status: 'in-force';
  readonly refundPence: Pence;
  readonly atMostPence: Pence;
  readonly warnings: readonly Warning[];
  readonly steps: readonly Step[];
}

/**
 * The charge for the whole blocks of months that were left unused. The first block always counts as begun.
 * `atMostPence`: every step of the charge that had not begun.
 */
function unusedPart({ happenedOn, length, monthsUsed, law }: Use): Unused | NoLaw {
  const block = lawOn(refundBlock, happenedOn);
  if (block.status === 'no-law') return block;
  const monthsCharged = Math.max(1, Math.ceil(monthsUsed / block.value)) * block.value;
  const blocks = Math.max(0, Math.floor((length.months - monthsCharged) / block.value));
  const blockPence = (block.value / law.periods.value.stepMonths) * law.further.value;
  const refundPence = blocks * blockPence;
  const atMostPence = Math.max(0, chargeFor(monthsBegun(length), law) - chargeFor(monthsUsed, law));
  const steps = [
    figureStep('Months used, with a part month counted as one', { count: monthsUsed, of: 'months' }),
    lawStep(block, { count: block.value, of: 'months' }),
    figureStep('Whole unused years', { count: blocks, of: 'years' }),
    lawStep(law.further, { pence: law.further.value }),
    figureStep('Refund for whole unused years', { pence: refundPence }),
    figureStep('At most, if every unused half-year is refunded', { pence: atMostPence }),
  ];
  const warnings = [arithmetic(blockPence, refundPence, atMostPence)];
  return { status: 'in-force', refundPence, atMostPence, warnings, steps };
}

function arithmetic(yearPence: Pence, refundPence: Pence, atMostPence: Pence): Warning {
  const explanation = `This counts whole unused years, each as two half-years (${inPounds(yearPence)}). That is known from practice, not from any official page that we read.`;
  const generous = ` One guide counts every unused half-year, which would be up to ${inPounds(atMostPence)}.`;
  const message = `${explanation}${atMostPence > refundPence ? generous : ''} To be confirmed on GOV.UK.`;
  return { code: 'refund-arithmetic', message };
}
