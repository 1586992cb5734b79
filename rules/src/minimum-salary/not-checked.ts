import { nationalLivingWage } from './parameters.ts';
import type { Subject } from './subject.ts';

/** What no answer here looks at. */
export function notChecked({ facts, occupation }: Subject): string[] {
  return [
    'Whether the job is an eligible role: genuine, and with the duties of its occupation code.',
    'Whether the worker is suitable: criminality, earlier breaches of conditions, and the English level.',
    ...(facts.salaryPence === undefined
      ? []
      : [
          'Whether all of the salary counts: guaranteed basic gross pay only, without overtime, bonuses, allowances or benefits in kind.',
        ]),
    ...(facts.inRouteSince === undefined
      ? []
      : [
          'Whether permission was continuous, and the separate rates of workers who came under Tier 2 (General).',
        ]),
    ...(facts.healthAndCare &&
    facts.workNation !== 'scotland' &&
    facts.workNation !== 'wales' &&
    facts.workNation !== 'northern-ireland'
      ? ['Whether a care provider in England is registered with the Care Quality Commission.']
      : []),
    ...(facts.assignedOn < nationalLivingWage.versions[0].from
      ? ['The National Living Wage of the time, which is not recorded.']
      : []),
    ...(occupation.payScale === undefined ? [] : ['The rates of the national pay scales themselves.']),
  ];
}
