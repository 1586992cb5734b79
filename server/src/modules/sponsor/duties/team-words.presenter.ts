/**
 * What a line manager reads of a duty in place of the words on record, which say what it was concluded from: by what was
 * found, or by the duty that a recorded event led to. Their database policy knows the same list (duties.sql).
 */
export const teamWords: Readonly<Record<string, string>> = {
  absence:
    'Away without permission for so long that the compliance team reports it. Record the day as soon as they are back.',
  'absence-nears':
    'Away without permission for several working days. Try to reach them, and record the day as soon as they are back.',
  'absence-asked':
    'The imported file gives no last day for an absence. Answer on the worker’s page whether they are back.',
  left: 'A last day is on record. The compliance team reports it.',
  'worker-unauthorised-absence': 'Away without permission. The compliance team reports it.',
  'worker-no-show': 'They have not come to work. The compliance team reports it.',
  'worker-hours-changed': 'Their hours have changed. The compliance team reports it.',
  'worker-location-changed': 'Their place of work has changed. The compliance team reports it.',
  'worker-leaves': 'They are leaving. The compliance team reports it.',
  'worker-stops-other': 'They no longer do this job for you. The compliance team reports it.',
};

interface Raised {
  /** What was found; null for what a person recorded. */
  readonly kind: string | null;
  readonly duty: string | null;
}

/** The words for the team; null where the duty is not a line manager's. */
export function teamWordsOf({ kind, duty }: Raised): string | null {
  return teamWords[kind ?? duty ?? ''] ?? null;
}
