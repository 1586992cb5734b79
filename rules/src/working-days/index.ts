export { addWorkingDays } from './add-working-days.ts';
export { workingDaysParameters } from './parameters.ts';
export { type DayRead, readDay } from './working-days.ts';
