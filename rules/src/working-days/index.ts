export { addWorkingDays } from './add-working-days.ts';
export { type Count, type CountedDay, countWorkingDays, type ReadDay } from './count-working-days.ts';
export { holidaysBetween, readDayOfNations } from './day-of-nations.ts';
export { type HolidayNation, holidayNations } from './nation.ts';
export { workingDaysParameters } from './parameters.ts';
export { type DayRead, readDay } from './working-days.ts';
export { workingDaysBefore } from './working-days-before.ts';
