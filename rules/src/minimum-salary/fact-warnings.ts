import type { Warning } from '../kernel/index.ts';
import type { SalaryFacts } from './salary-facts.ts';

/** Facts that seldom go together: the rule uses each as given, but warns. */
export function factWarnings({ inRouteSince, visaType, newEntrantLimb, inUk }: SalaryFacts): Warning[] {
  const otherVisa = visaType !== undefined && visaType !== 'skilled';
  const route =
    'You said how long the worker has been in the route, and that they now have another visa. Continuous permission means a Skilled Worker visa today.';
  const limb = newEntrantLimb === 'student' || newEntrantLimb === 'graduate';
  const last =
    visaType !== undefined && visaType !== 'skilled' && visaType !== newEntrantLimb && inUk === true;
  const ground = `You said that the last permission was ${newEntrantLimb === 'student' ? 'Student' : 'Graduate'}, and that the worker now has another visa in the UK.`;
  return [
    ...(inRouteSince !== undefined && otherVisa ? [{ code: 'route-and-visa-disagree', message: route }] : []),
    ...(limb && last ? [{ code: 'ground-and-visa-disagree', message: ground }] : []),
  ];
}
