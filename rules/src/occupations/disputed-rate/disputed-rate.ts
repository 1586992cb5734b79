import { type CalendarDate, inPounds, lawOn, lawStep, type Step, type Warning } from '../../kernel/index.ts';
import { disputedRates } from './disputed-rate-parameters.ts';

/** Gives both readings if the lower rate of a code is in doubt on the day; otherwise undefined. */
export function disputedRate(
  code: string,
  assignedOn: CalendarDate,
): { readonly warning: Warning; readonly step: Step } | undefined {
  const law = lawOn(disputedRates, assignedOn);
  if (law.status === 'no-law' || !Object.hasOwn(law.value, code)) return undefined;
  const rate = law.value[code];
  if (!rate || rate.recordedPence === rate.thresholdPence) return undefined;
  const [recorded, threshold] = [inPounds(rate.recordedPence), inPounds(rate.thresholdPence)];
  const readings = `Two readings: ${recorded}, the figure recorded here, and ${threshold}, the threshold of option F itself`;
  const message = `The lower going rate of ${code} is in doubt on ${assignedOn}. ${readings}. Up to 37.5 hours a week option F asks for ${threshold} either way. Above that, the second reading asks for more. Check GOV.UK.`;
  return {
    warning: { code: 'disputed-rate', message },
    step: lawStep(law, { text: `${recorded} or ${threshold}` }),
  };
}
