import { type Conclusion, type Happened, notReported, raises } from './conclusion.ts';

export interface HoursChangeFacts extends Happened {
  readonly certificateHours: number;
  readonly newHours: number;
  /** Day-to-day overtime, which leaves the hours of the contract as they are. */
  readonly overtimeOnly?: boolean | undefined;
}

/** Weekly hours that differ from the certificate are reported; sources differ where pay for an hour stays the same. */
export function hoursChange(facts: HoursChangeFacts): Conclusion {
  const { nation, happenedOn, certificateHours, newHours } = facts;
  if (facts.overtimeOnly)
    return notReported({ because: 'day-to-day overtime leaves the weekly hours as they are.' });
  if (newHours === certificateHours)
    return notReported({ because: 'the hours are those of the certificate.' });
  return raises(
    { event: 'worker-hours-changed', nation, happenedOn },
    {
      because: `${newHours} hours a week differ from the ${certificateHours} of the certificate. Check the pay against its option too.`,
      keep: ['The contract or letter with the new hours'],
    },
  );
}

export interface PlaceChangeFacts extends Happened {
  /** The new normal place, full-time work at home, a hybrid pattern, or a day elsewhere. */
  readonly to: 'office' | 'client-site' | 'fully-remote' | 'hybrid' | 'occasional';
  /** Whether the worker's main office stays the same. */
  readonly mainOfficeStays: boolean;
}

/** A new normal place is reported; a hybrid pattern is not while the main office stays, and never an occasional day. */
export function placeChange({ nation, happenedOn, to, mainOfficeStays }: PlaceChangeFacts): Conclusion {
  if (to === 'occasional')
    return notReported({ because: 'an occasional day elsewhere changes no normal place of work.' });
  if (to === 'hybrid' && mainOfficeStays)
    return notReported({
      because: 'a hybrid pattern is not reported while the main office stays the same.',
      keep: ['The hybrid pattern, in writing'],
    });
  return raises(
    { event: 'worker-location-changed', nation, happenedOn },
    {
      because: `${normalPlace[to]}`,
      keep: ['The new address, and what work is done there'],
    },
  );
}

const normalPlace = {
  office: 'Another office becomes the normal place of work.',
  'client-site': 'A client’s site becomes the normal place of work.',
  'fully-remote': 'The worker works at home full-time or for good.',
  hybrid: 'The pattern is new, and the main office changes with it.',
} as const;
