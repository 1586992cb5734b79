import { inPounds, type Pence, type Warning } from '../kernel/index.ts';
import { nurseBeforeRegistration } from '../pay-scales/index.ts';
import type { ScaleRead } from './pay-scale-condition.ts';
import type { Subject } from './subject.ts';

/** Warnings about a figure that a national pay scale decides. */
export function payScaleWarnings({ facts }: Subject, scale: ScaleRead, floor: Pence): Warning[] {
  const nurse = nurseBeforeRegistration(facts);
  return [
    { code: 'national-pay-scale', message: scaleMessage(scale, floor) },
    ...(nurse.status === 'answered'
      ? [{ code: 'nurse-before-registration', message: nurse.explanation }]
      : []),
  ];
}

function scaleMessage({ rate, recorded }: ScaleRead, floor: Pence): string {
  if (rate)
    return `${rate.title}: ${rate.hoursInWords} The scale is the one in the Rules of 6 December 2025. Later changes are to be confirmed on GOV.UK.`;
  const start = `No single figure: the national pay scale for the job decides, and never below ${inPounds(floor)} a year.`;
  return recorded
    ? `${start} The band, grade or role decides the figure.`
    : `${start} The scales are not in our records for this day.`;
}
