import type { RightToWorkCheck } from '@portway/contracts/sponsor/right-to-work/new-check';
import { endsSoonDays } from '@portway/contracts/sponsor/right-to-work/right-to-work';
import { addDays, type CalendarDate, calendarDate } from '@portway/rules/kernel';
import { checkMethods, type PendingFacts } from '@portway/rules/right-to-work';
import { londonToday } from '../../../kit/page/london-today.ts';
import { PendingHelp } from '../../../subjects/right-to-work/pending-help.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface HeldStartProps {
  /** The newest first. */
  checks: readonly RightToWorkCheck[];
  isHeld: boolean;
  /** The first day of work, planned or past. */
  startsOn: string | null;
}

/** Says that a planned start is held, and what follows if an application is not decided; nothing where a check stands. */
export function HeldStart({ checks, isHeld, startsOn }: HeldStartProps) {
  const today = londonToday();
  if (!isHeld && !endsSoon(checks[0], today)) return null;
  return (
    <div className="mb-3 flex flex-col gap-2">
      {isHeld && (
        <Notice kind="warning" title="The planned start is held">
          {checks.length === 0
            ? 'No check is on record. An owner cannot lift this; a check can.'
            : 'The newest check gives no excuse. An owner cannot lift this; another check can.'}
        </Notice>
      )}
      <PendingHelp facts={factsOf(checks[0], { startsOn, today })} reader="worker" />
    </div>
  );
}

/** The permission that it showed ends soon, or has ended; a notice is asked for again by its own day. */
function endsSoon(newest: RightToWorkCheck | undefined, today: CalendarDate): boolean {
  if (newest === undefined || newest.until === null || isNotice(newest)) return false;
  return newest.until <= addDays(today, endsSoonDays);
}

const isNotice = ({ method, excuse }: RightToWorkCheck) =>
  method === 'employer-checking-service' && excuse === 'until';

/** What the record says of somebody whose application may not be decided. */
function factsOf(
  newest: RightToWorkCheck | undefined,
  { startsOn, today }: { startsOn: string | null; today: CalendarDate },
): PendingFacts {
  const day = startsOn === null ? undefined : calendarDate(startsOn);
  if (newest === undefined || isNotice(newest)) return { method: 'none', startsOn: day, asOf: today };
  return {
    method: checkMethods.find((method) => method === newest.method) ?? 'none',
    isRefused: newest.result === 'refused',
    startsOn: day,
    previousPermissionEnds: newest.until === null ? undefined : calendarDate(newest.until),
    asOf: today,
  };
}
