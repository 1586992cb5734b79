import { dayInWords } from '../../../text/days.ts';

/** The day the legal pages last changed; whoever changes one moves it. */
export const lastChanged = dayInWords('2026-11-21');
