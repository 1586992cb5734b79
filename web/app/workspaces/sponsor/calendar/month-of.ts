/** A month as `2026-12`, or undefined where the address holds something else. */
export const monthIn = (text: string | null): string | undefined =>
  text !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : undefined;

const at = (month: string, add = 0, day = 1) => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + add, day));
};
const iso = (date: Date) => date.toISOString().slice(0, 10);

export const monthAfter = (month: string, add: number): string => iso(at(month, add)).slice(0, 7);
export const firstDay = (month: string): string => iso(at(month));
export const lastDay = (month: string): string => iso(at(month, 1, 0));

const words = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
export const monthInWords = (month: string): string => words.format(at(month));

/** The weeks of a month from Monday to Sunday, with the days of its neighbours left out. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const days = Number(lastDay(month).slice(8));
  const leadingDays = (at(month).getUTCDay() + 6) % 7;
  const cells = [
    ...Array.from({ length: leadingDays }, () => null),
    ...Array.from({ length: days }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`),
  ];
  const weeks = Math.ceil(cells.length / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => cells[week * 7 + day] ?? null),
  );
}
