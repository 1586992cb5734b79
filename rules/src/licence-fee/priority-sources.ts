import { calendarDate, type Source } from '../kernel/index.ts';

/** Read on 28 November 2026; no official words on the number of places were found. */
export const secondaryPages: Source = {
  title: 'Secondary pages on the priority service for licence applications',
  checkedOn: calendarDate('2026-11-28'),
};
