import { type CertificateLength, monthsBegun } from '../certificate/index.ts';
import {
  type CalendarDate,
  figureStep,
  inPounds,
  lawOn,
  lawStep,
  type NoLaw,
  type Pence,
  type Step,
  type Warning,
} from '../kernel/index.ts';
import { type ChargeLaw, chargeFor } from './charge-law.ts';
import { refundBlock } from './refund-parameters.ts';

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
export function unusedPart({ happenedOn, length, monthsUsed, law }: Use): Unused | NoLaw {
  const block = lawOn(refundBlock, happenedOn);
  if (block.status === 'no-law') return block;
  const begun = Math.max(1, Math.ceil(monthsUsed / block.value)) * block.value;
  const blocks = Math.max(0, Math.floor((length.months - begun) / block.value));
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
  const counted = `This counts whole unused years, each as two half-years (${inPounds(yearPence)}). That is known from practice, not from any official page that we read.`;
  const generous = ` One guide counts every unused half-year, which would be up to ${inPounds(atMostPence)}.`;
  const message = `${counted}${atMostPence > refundPence ? generous : ''} To be confirmed on GOV.UK.`;
  return { code: 'refund-arithmetic', message };
}
