/** Why a job is closed. */
export const closedWords = {
  filled: 'It is filled',
  cancelled: 'It is cancelled',
  other: 'Another reason',
  date: 'Its last day is over',
} as const;
