import { dayInWords } from '../../../text/days.ts';

/** The day the legal pages last changed; update it with every change. */
export const lastChanged = dayInWords('2026-11-23');
