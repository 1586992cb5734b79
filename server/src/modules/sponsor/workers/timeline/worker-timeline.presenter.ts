import type { TimelineEntry } from '@portway/contracts/sponsor/workers/worker-page';

interface Absence {
  readonly first_day: string;
  readonly last_day: string | null;
  readonly agreed: boolean;
  readonly by_name: string;
}

export interface TimelineRead {
  readonly today: string;
  readonly facts: {
    readonly started_on: string | null;
    readonly certificate_ends: string | null;
    readonly visa_from: string | null;
    readonly visa_ends: string | null;
    readonly sponsorship_ended_on: string | null;
    readonly employment_ended_on: string | null;
  };
  readonly absences: readonly Absence[];
  readonly checks: readonly {
    readonly checked_on: string;
    readonly title: string;
    readonly checker_name: string;
    readonly next_on: string | null;
    readonly by_name: string;
  }[];
  readonly terms: readonly { readonly from_day: string; readonly words: string; readonly by_name: string }[];
  readonly events: readonly {
    readonly title: string;
    readonly detail: string | null;
    readonly happened_on: string;
    readonly by_name: string;
    readonly duty: string | null;
    readonly id: string;
    readonly corrected: TimelineEntry['corrected'];
  }[];
  readonly duties: readonly {
    readonly id: string;
    readonly title: string;
    readonly because: string;
    readonly report_by: string | null;
    readonly state: string;
    readonly reported_on: string | null;
  }[];
  readonly certificates: readonly {
    readonly number_tail: string | null;
    readonly assigned_on: string | null;
    readonly used_on: string | null;
    readonly by_name: string;
  }[];
  readonly changes: readonly { readonly at: Date; readonly words: string; readonly by_name: string }[];
}

type Entry = Omit<TimelineEntry, 'isToCome'>;

/** One timeline of everything, what is to come first, then back in time. */
export function timelineOf(rows: TimelineRead): TimelineEntry[] {
  const { today } = rows;
  return [
    ...factEntries(rows),
    ...rows.absences.flatMap(absenceEntries),
    ...rows.checks.flatMap(checkEntries),
    ...rows.terms.map(({ from_day: day, words, by_name: by }) =>
      entry({ day, kind: 'terms', title: 'Job, pay and hours', detail: words, by }),
    ),
    ...rows.events.map(({ happened_on: day, title, detail, by_name: by, duty, id, corrected }) =>
      entry({ day, kind: 'event', title, detail, by, duty, event: id, corrected }),
    ),
    ...rows.duties.flatMap(dutyEntries),
    ...rows.certificates.flatMap(certificateEntries),
    ...rows.changes.map(({ at, words, by_name: by }) =>
      entry({
        day: at.toISOString().slice(0, 10),
        kind: 'change',
        title: 'Facts changed',
        detail: words,
        by,
      }),
    ),
  ]
    .map((each) => ({ ...each, isToCome: each.day > today }))
    .toSorted((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0));
}

const entry = (fields: Pick<Entry, 'day' | 'kind' | 'title'> & Partial<Entry>): Entry => ({
  detail: null,
  by: null,
  duty: null,
  event: null,
  corrected: null,
  ...fields,
});

function factEntries({ facts }: TimelineRead): Entry[] {
  const days: readonly (readonly [day: string | null, kind: Entry['kind'], title: string])[] = [
    [facts.started_on, 'event', 'First day at work'],
    [facts.certificate_ends, 'certificate', 'Certificate ends'],
    [facts.visa_from, 'permission', 'Permission begins'],
    [facts.visa_ends, 'permission', 'Permission ends'],
    [facts.sponsorship_ended_on, 'event', 'Sponsorship ended'],
    [facts.employment_ended_on, 'event', 'Last day of employment'],
  ];
  return days.flatMap(([day, kind, title]) => (day === null ? [] : [entry({ day, kind, title })]));
}

function absenceEntries({ first_day: first, last_day: last, agreed, by_name: by }: Absence): Entry[] {
  const title = agreed ? 'Absent, agreed' : 'Absent, without permission';
  return [
    entry({ day: first, kind: 'absence', title, detail: last === null ? 'Not back yet' : null, by }),
    ...(last === null || last === first
      ? []
      : [entry({ day: last, kind: 'absence', title: 'Last day of the absence', by })]),
  ];
}

function checkEntries(check: TimelineRead['checks'][number]): Entry[] {
  const { checked_on: day, title, checker_name: checker, next_on: next, by_name: by } = check;
  return [
    entry({
      day,
      kind: 'check',
      title: 'Right to work checked',
      detail: `${title}. Checked by ${checker}`,
      by,
    }),
    ...(next === null ? [] : [entry({ day: next, kind: 'check', title: 'Right to work: check again by' })]),
  ];
}

function dutyEntries(duty: TimelineRead['duties'][number]): Entry[] {
  const { id, title, because: detail, report_by: by, state, reported_on: reported } = duty;
  if (reported !== null)
    return [entry({ day: reported, kind: 'duty', title: `Reported: ${title}`, duty: id })];
  const isOpen = state === 'to-do' || state === 'prepared' || state === 'checked';
  return isOpen && by !== null
    ? [entry({ day: by, kind: 'duty', title: `Last day to report: ${title}`, detail, duty: id })]
    : [];
}

function certificateEntries(certificate: TimelineRead['certificates'][number]): Entry[] {
  const { number_tail: tail, assigned_on: assigned, used_on: used, by_name: by } = certificate;
  const which = tail === null ? 'Certificate' : `Certificate ending ${tail}`;
  return [
    ...(assigned === null
      ? []
      : [entry({ day: assigned, kind: 'certificate', title: `${which} assigned`, by })]),
    ...(used === null ? [] : [entry({ day: used, kind: 'certificate', title: `${which} used`, by })]),
  ];
}
