import { addDays, type CalendarDate } from '../kernel/index.ts';
import type { HolidayNation } from './nation.ts';
import { readDay } from './working-days.ts';

const nationNames = {
  'england-and-wales': 'England and Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
} as const;

/** What a day is where people work: a bank holiday where it is one in any of these nations, which its name says. */
export function readDayOfNations(date: CalendarDate, nations: readonly HolidayNation[]) {
  const readings = nations.map((nation) => ({ nation, outcome: readDay(date, nation) }));
  const holidays = readings.flatMap(({ nation, outcome }) =>
    outcome.status === 'answered' && outcome.kind === 'bank-holiday' ? [{ nation, name: outcome.name }] : [],
  );
  const [holiday] = holidays;
  if (holiday !== undefined) {
    const places = holidays.map(({ nation }) => nationNames[nation]).join(', ');
    const name = holidays.length < nations.length ? `${holiday.name} (${places})` : holiday.name;
    return { kind: 'bank-holiday' as const, name };
  }
  const outcome = readings[0]?.outcome;
  return { kind: outcome?.status === 'answered' ? outcome.kind : ('unknown' as const), name: null };
}

/** Bank holidays between two days, both included. */
export function holidaysBetween(
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
  nations: readonly HolidayNation[],
) {
  const holidays: { day: CalendarDate; name: string }[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const { name } = readDayOfNations(day, nations);
    if (name !== null) holidays.push({ day, name });
  }
  return holidays;
}
