import type { Parameter } from '../kernel/index.ts';
import type { BankHolidays } from './holidays.ts';
import { bankHolidays, bankHolidaysNorthernIreland, bankHolidaysScotland } from './parameters.ts';

/** The parts of the United Kingdom with bank holidays of their own. */
export const holidayNations = ['england-and-wales', 'scotland', 'northern-ireland'] as const;
export type HolidayNation = (typeof holidayNations)[number];

export const holidaysIn: Readonly<Record<HolidayNation, Parameter<BankHolidays>>> = {
  'england-and-wales': bankHolidays,
  scotland: bankHolidaysScotland,
  'northern-ireland': bankHolidaysNorthernIreland,
};
