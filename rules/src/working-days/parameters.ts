import { bankHolidays } from './england-and-wales.ts';
import { bankHolidaysNorthernIreland } from './northern-ireland.ts';
import { bankHolidaysScotland } from './scotland.ts';

export { bankHolidays, bankHolidaysNorthernIreland, bankHolidaysScotland };

export const workingDaysParameters = [bankHolidays, bankHolidaysScotland, bankHolidaysNorthernIreland];
