import { figureStep, type Step } from '../kernel/index.ts';
import type { BaseHours } from './pay-scale.ts';

/** Which hours a rate is for, and how it is pro-rated. */
export function hoursInWords(hours: BaseHours): string {
  if (hours === 'full-time')
    return 'This rate is for a full-time post. Part-time pay is pro-rated using the pay scale’s own full-time hours.';
  if (hours === 'not-stated')
    return 'The Rules do not say how many weekly hours this rate is for. How it is pro-rated is to be confirmed on GOV.UK.';
  return `This rate is for ${hours} hours a week, and is pro-rated to the weekly hours of the job.`;
}

/** The hours of a rate as a line of the working. */
export function hoursStep(hours: BaseHours): Step {
  const label = 'Weekly hours of this rate';
  if (hours === 'full-time') return figureStep(label, { text: 'full time of the pay scale' });
  if (hours === 'not-stated') return figureStep(label, { text: 'not stated in the Rules' });
  return figureStep(label, { count: hours, of: 'hours' });
}
