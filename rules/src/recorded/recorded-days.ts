import { type CalendarDate, calendarDate } from '../kernel/index.ts';

/** A part of the law that is published, and read by us, on its own days. */
export type LawSubject =
  | 'rules'
  | 'fees'
  | 'guidance-part-1'
  | 'guidance-part-2'
  | 'guidance-part-3'
  | 'appendix-a'
  | 'appendix-d'
  | 'sponsor-a-skilled-worker'
  | 'right-to-work'
  | 'wages';

/** A subject that an outcome rests on, and to which day it was read. */
export interface RecordedBriefly {
  readonly subject: LawSubject;
  /** Its name within a sentence. */
  readonly name: string;
  /** No outcome includes what was published on this subject after this day. */
  readonly readTo: CalendarDate;
  /** In a few words, that something newer is known to exist; absent where nothing newer was found. */
  readonly newer?: string;
}

const recordOf = (subject: LawSubject, name: string, readTo: string): RecordedBriefly => ({
  subject,
  name,
  readTo: calendarDate(readTo),
});

/** Every subject, in the order in which pages name them. What was read of each stands in `recorded-subjects.ts`. */
export const recordedDays: readonly RecordedBriefly[] = [
  recordOf('rules', 'Rules', '2026-10-10'),
  { ...recordOf('fees', 'fees', '2026-04-08'), newer: 'a newer table exists' },
  recordOf('guidance-part-1', 'guidance part 1', '2026-05-20'),
  recordOf('guidance-part-2', 'guidance part 2', '2026-10-10'),
  recordOf('guidance-part-3', 'guidance part 3', '2026-10-10'),
  recordOf('appendix-a', 'Appendix A', '2026-04-08'),
  recordOf('appendix-d', 'Appendix D', '2026-10-10'),
  {
    ...recordOf('sponsor-a-skilled-worker', 'Sponsor a Skilled Worker', '2025-07-22'),
    newer: 'a newer edition exists',
  },
  recordOf('right-to-work', 'right to work', '2026-10-10'),
  recordOf('wages', 'wages', '2026-04-01'),
];
