import type { Nation } from '../eligible-role/index.ts';
import {
  type Answered,
  type CalendarDate,
  lawOn,
  lawStep,
  type NoLaw,
  type NotApplicable,
  notApplicable,
  type Pence,
} from '../kernel/index.ts';
import { bandInWords } from './band-gate.ts';
import { healthBands, nurseBeforeRegistrationPay } from './professions/band-parameters.ts';

/** What a nurse may be paid before registration. */
export interface PayBeforeRegistration {
  readonly months: number;
  /** The least annual pay for the weekly hours of Table 4; null until the nation is given. */
  readonly bandRatePence: Pence | null;
  /** One sentence. */
  readonly explanation: string;
}

/** How long and how far a nurse may be paid below the threshold of option K before registration (SW 13.2, 13.3). */
export function nurseBeforeRegistration({
  occupationCode,
  assignedOn,
  workNation,
}: {
  readonly occupationCode: string;
  readonly assignedOn: CalendarDate;
  readonly workNation?: Nation | undefined;
}): Answered<PayBeforeRegistration> | NotApplicable | NoLaw {
  const law = lawOn(nurseBeforeRegistrationPay, assignedOn);
  const bands = lawOn(healthBands, assignedOn);
  if (law.status === 'no-law') return law;
  if (bands.status === 'no-law') return bands;
  const { months, band, codes } = law.value;
  if (!codes.includes(occupationCode))
    return notApplicable(`${occupationCode} is not a nursing code.`, [
      lawStep(law, { text: codes.join(', ') }),
    ]);
  const rate = workNation && bands.value[workNation]?.find(({ role }) => role === band);
  const explanation = `A nurse who is working towards registration with the Nursing and Midwifery Council, or returning to practice, may be paid less than the threshold of option K for up to ${months} months, and never less than ${bandInWords(band)}.`;
  return {
    status: 'answered',
    months,
    bandRatePence: rate?.ratePence ?? null,
    explanation,
    steps: [
      lawStep(law, { count: months, of: 'months' }),
      ...(rate ? [lawStep(bands, { pence: rate.ratePence }, `The least: ${rate.title}`)] : []),
    ],
  };
}
