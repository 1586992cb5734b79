import type { CalendarEntry, CalendarKind } from '@portway/contracts/sponsor/duties/calendar/calendar';

/** Something that falls on a day, as it is stored. */
interface FoundDay {
  readonly kind: CalendarKind;
  readonly key: string;
  /** YYYY-MM-DD */
  readonly day: string;
  /** Of a duty; of a planned event, its kind. */
  readonly title: string | null;
  readonly duty: string | null;
  readonly confidential: boolean;
  /** The last day of a duty’s count, where the reminder stands on an earlier day. */
  readonly is_last: boolean;
  readonly worker: string | null;
  readonly full_name: string | null;
}

const titles: Readonly<Record<Exclude<CalendarKind, 'duty'>, string>> = {
  'visa-ends': 'A visa ends',
  'certificate-ends': 'A certificate ends',
  'right-to-work': 'A right to work check is due again',
  'allocation-ends': 'This year’s allocation of certificates ends',
  'log-in': 'Log in to the Sponsorship Management System',
  planned: 'A planned event',
};

/** To those who may see the worker, in the workspace. */
export function entryShown(foundDay: FoundDay, plannedTitle: (kind: string) => string): CalendarEntry {
  const { kind, key, day, duty, is_last: isLastDay, worker, full_name: fullName } = foundDay;
  return {
    id: isLastDay ? `${kind}-${key}-last` : `${kind}-${key}`,
    day,
    kind,
    title: titleOf(foundDay, plannedTitle),
    worker: worker === null || fullName === null ? null : { id: worker, fullName },
    duty,
    planned: kind === 'planned' ? key : null,
    isLastDay,
  };
}

function titleOf({ kind, title }: FoundDay, plannedTitle: (kind: string) => string): string {
  if (kind === 'duty') return title ?? 'A duty is due';
  return kind === 'planned' && title !== null ? plannedTitle(title) : titles[kind];
}

export interface OutsideDay {
  readonly uid: string;
  readonly day: string;
  readonly summary: string;
  readonly path: string;
}

/**
 * For calendar programs and emails, which other people see: initials at most. A duty's own words could tell of health,
 * crime or absence, so no duty's words go out, and a confidential one does not go out at all. A duty is
 * told of once, on the safer day.
 */
export function outsideDays(foundDays: readonly FoundDay[]): readonly OutsideDay[] {
  return foundDays.flatMap((one) => {
    const { kind, key, day, duty, worker, full_name: fullName } = one;
    if (one.confidential || one.is_last) return [];
    const what = kind === 'duty' ? 'A sponsor duty is due' : titles[kind];
    const summary = fullName === null ? what : `${what}: ${initials(fullName)}`;
    const path = kind === 'planned' ? plannedPath(key) : pathOf({ duty, worker });
    return [{ uid: `${kind}-${key}`, day, summary, path }];
  });
}

/** Where it is recorded, moved or cancelled. */
export const plannedPath = (id: string): string => `/dashboard/sponsor/happened?planned=${id}`;

function pathOf({ duty, worker }: Pick<FoundDay, 'duty' | 'worker'>): string {
  if (duty !== null) return `/dashboard/sponsor/duties/${duty}`;
  return worker === null ? '/dashboard/sponsor/today' : `/dashboard/sponsor/workers/${worker}`;
}

/** “Ana Lucia Marques” as AM. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const letters = [words.at(0), words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
