import { atasNeeded } from '../atas/index.ts';
import { applicationDay } from '../eligible-role/index.ts';
import type { Warning } from '../kernel/index.ts';
import type { SalaryFacts } from './salary-facts.ts';

/** Whether the worker needs an ATAS certificate (SW 6.3A): warns only for listed codes. */
export function atasWarning(facts: SalaryFacts): Warning[] {
  const { occupationCode, atas = {} } = facts;
  const needed = atasNeeded({ ...atas, occupationCode, appliedOn: applicationDay(facts) });
  switch (needed.status) {
    case 'needed':
      return [{ code: 'atas-needed', message: needed.sentence }];
    case 'not-needed':
      return needed.because === 'occupation' ? [] : [{ code: 'atas-not-needed', message: needed.sentence }];
    case 'needs-facts':
      return [{ code: 'atas-open', message: openMessage(occupationCode) }];
    case 'no-law':
      return [];
  }
}

function openMessage(code: string): string {
  return `${code} is on the ATAS list. The worker needs an ATAS certificate if the employer also holds a student sponsor licence and the role includes research at PhD level in a listed subject, unless their nationality is exempt.`;
}
