import { type Eligible, eligibleRole } from '@portway/rules/eligible-role';
import type { CalendarDate, NoLaw, NotApplicable } from '@portway/rules/kernel';
import type { Occupation } from '@portway/rules/occupations';
import type { Standing } from './standing-words.ts';

/** The standing of an occupation for a certificate assigned on the day: what the rule says of a new worker. */
export function standingOn({ code, skillLevel }: Occupation, day: CalendarDate): Standing {
  const newWorker = { assignedOn: day, occupationCode: code };
  const fromAbroad = eligibleRole({ ...newWorker, inUk: false });
  if (fromAbroad.status === 'eligible')
    return skillLevel === 'higher' ? 'sponsored' : listedStanding(fromAbroad);
  if (fromAbroad.status === 'no-law') return 'list-ended';
  return closedStanding(skillLevel, eligibleRole({ ...newWorker, inUk: true }));
}

/** A row that names only some jobs leaves open whether this is one of them. */
function listedStanding({ missing }: Eligible): Standing {
  return missing.length === 0 ? 'listed' : 'some-listed';
}

function closedStanding(
  skillLevel: Occupation['skillLevel'],
  fromInside: Eligible | NotApplicable | NoLaw,
): Standing {
  if (fromInside.status === 'eligible') return 'inside-only';
  if (fromInside.status === 'no-law') return 'list-ended';
  if (skillLevel === 'ineligible') return 'not-eligible';
  return skillLevel === 'medium-extending-only' ? 'extending' : 'in-route';
}
