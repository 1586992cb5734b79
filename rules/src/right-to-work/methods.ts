import { type CalendarDate, lawOn, lawStep, type Parameter, type Step } from '../kernel/index.ts';
import {
  rightToWorkByEnquiry,
  rightToWorkByHand,
  rightToWorkDigital,
  rightToWorkOnline,
} from '../sponsor-duties/index.ts';

/** How a right to work check is made. */
export const rightToWorkMethods = {
  manual: 'An original document, checked with the person present',
  'online-share-code': 'The Home Office online service, with a share code',
  'digital-verification-service': 'A digital verification service, for a valid British or Irish passport',
  'employer-checking-service': 'The Home Office Employer Checking Service',
} as const;

export type RightToWorkMethod = keyof typeof rightToWorkMethods;

/** The rule of each way to check. */
export const methodRules: Readonly<Record<RightToWorkMethod, Parameter<string>>> = {
  manual: rightToWorkByHand,
  'online-share-code': rightToWorkOnline,
  'digital-verification-service': rightToWorkDigital,
  'employer-checking-service': rightToWorkByEnquiry,
};

/** What each way to check needs and how long it protects, by the rule of a day. */
export function rightToWorkSteps(on: CalendarDate): Step[] {
  return Object.values(methodRules).flatMap((rule) => {
    const law = lawOn(rule, on);
    return law.status === 'no-law' ? law.steps : [lawStep(law, undefined, `${rule.title}. ${law.value}`)];
  });
}
