import { calendarDay } from '@portway/contracts/request-fields';

/** The day in the name of a file, as `2021-09-30`, `2021_09_30`, `20210930` or `30-09-2021`; undefined without one. */
export function dayInName(name: string): string | undefined {
  const yearFirst = /(?<!\d)(\d{4})([-_.]?)(\d{2})\2(\d{2})(?!\d)/.exec(name);
  const dayFirst = /(?<!\d)(\d{2})[-_.](\d{2})[-_.](\d{4})(?!\d)/.exec(name);
  const days = [
    yearFirst && `${yearFirst[1]}-${yearFirst[3]}-${yearFirst[4]}`,
    dayFirst && `${dayFirst[3]}-${dayFirst[2]}-${dayFirst[1]}`,
  ];
  return days.find((day) => day != null && calendarDay.safeParse(day).success) ?? undefined;
}
