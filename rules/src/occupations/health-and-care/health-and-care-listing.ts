import { type CalendarDate, lawOn, lawStep, type NoLaw, type Step } from '../../kernel/index.ts';
import { type HealthAndCareList, healthAndCareVisaCodes } from './health-and-care-parameters.ts';

/** Whether a code is on the list of the Health and Care Worker visa, and the law that was read for it. */
export interface HealthAndCareListing {
  readonly status: 'listed' | 'to-be-confirmed' | 'not-listed';
  readonly step: Step;
}

/** Whether the Health and Care Worker visa covers jobs of this code on the day of the certificate. */
export function healthAndCareListing(code: string, assignedOn: CalendarDate): HealthAndCareListing | NoLaw {
  const law = lawOn(healthAndCareVisaCodes, assignedOn);
  if (law.status === 'no-law') return law;
  const { status, says } = findListing(code, law.value);
  return { status, step: lawStep(law, { text: `${code} ${says}` }) };
}

function findListing(code: string, { confirmed, carriedOver, payScaleOnly }: HealthAndCareList) {
  if (confirmed.includes(code)) return { status: 'listed', says: 'is listed' } as const;
  if (carriedOver.includes(code))
    return { status: 'to-be-confirmed', says: 'was listed in 2023: to be confirmed on GOV.UK' } as const;
  if (payScaleOnly.includes(code))
    return {
      status: 'to-be-confirmed',
      says: 'is on the health pay scale: to be confirmed on GOV.UK',
    } as const;
  return { status: 'not-listed', says: 'is not listed' } as const;
}
