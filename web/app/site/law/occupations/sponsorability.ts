import { type Eligible, eligibleRole } from '@portway/rules/eligible-role';
import type { CalendarDate, NoLaw, NotApplicable } from '@portway/rules/kernel';
import type { Occupation } from '@portway/rules/occupations';
import type { Sponsorability } from './sponsorability-words.ts';

/** Whether a new worker can be sponsored in an occupation, for a certificate assigned on the day. */
export function sponsorabilityOn({ code, skillLevel }: Occupation, day: CalendarDate): Sponsorability {
  const newWorker = { assignedOn: day, occupationCode: code };
  const fromAbroad = eligibleRole({ ...newWorker, inUk: false });
  if (fromAbroad.status === 'eligible')
    return skillLevel === 'higher' ? 'sponsored' : listedMatch(fromAbroad);
  if (fromAbroad.status === 'no-law') return 'list-ended';
  return closedMatch(skillLevel, eligibleRole({ ...newWorker, inUk: true }));
}

/** A list row may name only some jobs of the code. */
function listedMatch({ missing }: Eligible): Sponsorability {
  return missing.length === 0 ? 'listed' : 'some-listed';
}

function closedMatch(
  skillLevel: Occupation['skillLevel'],
  fromInside: Eligible | NotApplicable | NoLaw,
): Sponsorability {
  if (fromInside.status === 'eligible') return 'inside-only';
  if (fromInside.status === 'no-law') return 'list-ended';
  if (skillLevel === 'ineligible') return 'not-eligible';
  return skillLevel === 'medium-extending-only' ? 'extending' : 'in-route';
}
