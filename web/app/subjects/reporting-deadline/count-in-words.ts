import type { ReportingCount } from '@portway/rules/reporting-deadline';
import type { CountedDay, HolidayNation } from '@portway/rules/working-days';
import { dayInWords, weekdayInWords } from '../../text/days.ts';

const places: Readonly<Record<HolidayNation, string>> = {
  'england-and-wales': 'England and Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
};

/** How the days were counted, in sentences for the page and the document. */
export function countInWords(count: ReportingCount, nation: HolidayNation): string[] {
  const { clock, days, absence, reportBy, reportableFrom } = count;
  const first = days.find(({ counts }) => counts);
  return [
    ...(absence && reportableFrom
      ? [
          `Ten working days absent, ${dayInWords(absence[0]?.date ?? '')} to ${dayInWords(clock.from)}. There is nothing to report before ${dayInWords(reportableFrom)} is missed too.`,
        ]
      : []),
    ...(absence === undefined && reportableFrom
      ? [`The last day to start was ${dayInWords(clock.from)}. A start on that day is not reported.`]
      : []),
    `${clock.length} working days from ${weekdayInWords(first?.date ?? reportBy)}, the first after ${clock.is}, to ${dayInWords(reportBy)}. The last day counts to its end.`,
    passedOver(days, places[nation]),
    'One source says that day one is the day after. Whose bank holidays count is not settled: we use the nation of the work place.',
  ];
}

function passedOver(days: readonly CountedDay[], place: string): string {
  const passed = days.filter(({ counts }) => !counts);
  if (passed.length === 0) return 'No day is passed over.';
  const holidays = passed.filter(({ why }) => why !== 'weekend');
  const atWeekends = passed.length - holidays.length;
  const named = holidays.map(
    ({ date, why }) => `${weekdayInWords(date)} (${why.replace(' (substitute day)', '')})`,
  );
  const said = [...(atWeekends > 0 ? [`${atWeekends} at weekends`] : []), ...named].join(', ');
  return `${passed.length === 1 ? '1 day is' : `${passed.length} days are`} passed over in ${place}: ${said}.`;
}
